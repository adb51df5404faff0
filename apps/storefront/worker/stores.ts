import { KEPT_PAGES } from '../app/routing/kept-pages.ts'

declare const __BUILD__: string
declare const __ASSETS__: readonly string[]

export const ASSETS = `samobranka-assets-${__BUILD__}`
export const PAGES = KEPT_PAGES
export const PICTURES = 'samobranka-pictures'
export const OFFLINE = '/offline.html'

/** What a visit without network needs of our own files, also the dialogs nobody has opened yet. */
export const precached: readonly string[] = __ASSETS__

const MOST = { [PAGES]: 60, [PICTURES]: 300 } as const

/** The oldest go first. */
export async function trim(name: keyof typeof MOST): Promise<void> {
  const cache = await caches.open(name)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -MOST[name]).map((request) => cache.delete(request)))
}

/** Pages open since before a deploy still ask for the files they were built with: one build back is kept. */
export async function forgetOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const builds = names.filter((name) => name.startsWith('samobranka-assets-') && name !== ASSETS)
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)))
}
