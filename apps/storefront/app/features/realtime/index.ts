export { openRealtime, watch } from './watch.ts'
