import type { Answer, User } from '@samobranka/contract'
import { createContext } from 'react-router'

/** What the backend said when it was asked whose the session is; null where nobody has asked. */
export const customerContext = createContext<Answer<User> | null>(null)
