import { createContext } from 'react'
import type { PageWriter } from './page-writer.ts'

/** Only the server has one. */
export const PageWriterContext = createContext<PageWriter | null>(null)
