export { HistoryPage, HistorySkeleton } from './history-page.tsx'
export { askedHistory } from './history-part.ts'
export { loadHistory } from './load-history.ts'
