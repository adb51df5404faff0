import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Assets } from '../assets/load-assets.ts'
import type { Config } from '../config.ts'
import type { Storefront } from './load-storefront.ts'

/** Where pages and their files come from. */
export interface StorefrontSource {
  readonly storefront: Storefront
  /** The files that lie ready. */
  readonly assets: Assets
  /** null: it is built, and does not change while the shop is open. */
  readonly live: LiveSources | null
}

/** The sources, changing while the shop is open. Pages made of them are kept for nobody. */
interface LiveSources {
  /** Answers what the browser asks of the sources; the rest is for `answer`. */
  before(answer: RequestListener): RequestListener
  /** Whether that socket is for news of the sources and not of the shop. */
  ownsSocket(req: IncomingMessage): boolean
  /** To be called when the shop listens: news of the sources go over its port. */
  attach(server: Server): void
  close(): Promise<void>
}

/** `root` is the repository. */
export type OpenStorefront = (root: string, config: Config) => Promise<StorefrontSource>
