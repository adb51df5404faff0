export { OfflineBar } from './offline-bar.tsx'
export { useOffline } from './use-offline.ts'
