export { OfflineBar } from './offline-bar.tsx'
export { offlinePage } from './offline-page.ts'
export { useOffline } from './use-offline.ts'
