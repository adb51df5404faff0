import { answerAsset, answerData, answerPage, answerPicture, keepPage } from './answers.ts'
import { openNews, showPush } from './push.ts'
import { requestKind } from './request-kind.ts'
import { ASSETS, forgetOldBuilds, OFFLINE, precached } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

/** The shop without network: pages that were seen, the files they need, and a page that says what is the matter. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const assets = await caches.open(ASSETS)
      await assets.add(OFFLINE)
      // One file that cannot be had must not keep the others away.
      await Promise.allSettled(precached.map((asset) => assets.add(asset)))
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldBuilds(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => {}))
  switch (requestKind(request, self.location.origin)) {
    case 'page':
      return event.respondWith(answerPage(request, event.preloadResponse, later))
    case 'data':
      return event.respondWith(answerData(request))
    case 'asset':
      return event.respondWith(answerAsset(request))
    case 'picture':
      return event.respondWith(answerPicture(request, later))
  }
})

/** The page tells where the visitor has come by himself. */
self.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { readonly keep?: unknown }
  if (typeof keep === 'string') event.waitUntil(keepPage(keep).catch(() => {}))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(self, (event.notification.data as { url?: unknown } | null)?.url))
})
