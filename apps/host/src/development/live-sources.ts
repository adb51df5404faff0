import type { IncomingMessage, RequestListener, Server } from 'node:http'

/** The sources, changing while the shop is open. Pages made of them are kept for nobody. */
export interface LiveSources {
  /** Answers what the browser asks of the sources; the rest is for `answer`. */
  before(answer: RequestListener): RequestListener
  /** Whether that socket is for news of the sources and not of the shop. */
  ownsSocket(req: IncomingMessage): boolean
  /** To be called when the shop listens: news of the sources go over its port. */
  attach(server: Server): void
  close(): Promise<void>
}
