import type { Assets } from '../assets/load-assets.ts'
import type { Config } from '../config.ts'
import type { LiveSources } from '../development/live-sources.ts'
import type { Storefront } from './load-storefront.ts'

/** Where pages and their files come from. */
export interface StorefrontSource {
  readonly storefront: Storefront
  /** The files that lie ready. */
  readonly assets: Assets
  /** null: it is built, and does not change while the shop is open. */
  readonly live: LiveSources | null
}

/** `root` is the repository. */
export type OpenStorefront = (root: string, config: Config) => Promise<StorefrontSource>
