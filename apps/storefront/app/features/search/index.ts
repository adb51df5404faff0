export { loadSearchPanel } from './load-search-panel.ts'
export { SearchSheet } from './search-sheet.tsx'
