import type { Client, FrontSettings, Settings } from '@samobranka/contract'
import type { Catalogue } from '@samobranka/rules'
import { createContext } from 'react-router'
import type { Bounds } from './root-data/map-settings.ts'

interface Log {
  info(what: object, message?: string): void
  warn(what: object, message?: string): void
  error(what: object, message?: string): void
}

/** What the host gives to each request: the only way from a page to the rest of the application. */
export interface Shop {
  /** null: they could never be loaded, and only the maintenance notice may be shown. */
  settings(language: string): Promise<Settings | null>
  catalogue(language: string, warehouseId: number | null): Promise<Catalogue>
  /** Top categories with the goods of the home page. */
  catalogueHome(language: string): Promise<Catalogue>
  front(): Promise<FrontSettings>
  /** Where visitors find a foreign server's own pages; null: there is none. */
  readonly backendUrl: string | null
  /** The calls that the server behind BACKEND_URL does not have; what needs one of them is not shown. */
  lacking(): Promise<ReadonlySet<string>>
  readonly backend: Client
  /** Somebody's HTML without anything that runs: the backend may be a server whose editors we do not know. */
  cleanHtml(html: string): string
  readonly session: { readonly userId: number } | null
  now(): Date
  readonly publicUrl: string
  readonly version: string
  /** Where the city lies whose map the business brought; null where it brought none. */
  cityBounds(): Promise<Bounds | null>
  /** Elsewhere whoever looks may be the owner who is setting the shop up. */
  readonly isProduction: boolean
  readonly log: Log
  /** What the host's Content-Security-Policy asks for. */
  readonly nonce: string
}

export const shopContext = createContext<Shop>()
