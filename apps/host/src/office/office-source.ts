import type { Assets } from '../assets/load-assets.ts'
import type { LiveSources } from '../development/live-sources.ts'

/** Where the office comes from: an application of its own, drawn by the browser from one page. */
export interface OfficeSource {
  /** Its files as they lie in memory. They may come while the shop is open. */
  readonly assets: Assets
  /** The page that stands under every address of the office; null while it is being built. */
  page(path: string): Promise<string | null>
  /** null: it is built. */
  readonly live: LiveSources | null
}

/** `root` is the repository. */
export type OpenOffice = (root: string) => Promise<OfficeSource>
