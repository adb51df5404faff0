export type { Watch } from './channel-watch.ts'
export { openRealtime, watch } from './watch.ts'
