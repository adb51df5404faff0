import { createContext } from 'react'

/** The nonce of this answer's Content-Security-Policy; undefined where the policy asks for none. */
export const NonceContext = createContext<string | undefined>(undefined)
