import type { ServerResponse } from 'node:http'
import type { Reply } from '@samobranka/backend'

/** Bytes that lie ready are written by who has them. */
export type Write = (res: ServerResponse) => void | Promise<void>

export type Answer = Reply | Response | Write
