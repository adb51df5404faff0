export { openRealtime, type Watch, watch } from './watch.ts'
