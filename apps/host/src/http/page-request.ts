import type { IncomingMessage } from 'node:http'

/** What of a request its page depends on. */
export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>
