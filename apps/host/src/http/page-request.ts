import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** The headers a page may depend on; another one is not there to be read. */
export const pageHeaders = ['host', 'cookie', 'accept-encoding'] as const

/** What of a request its page depends on. */
export interface PageRequest extends Pick<IncomingMessage, 'method' | 'url' | 'socket'> {
  readonly headers: Pick<IncomingHttpHeaders, (typeof pageHeaders)[number]>
}
