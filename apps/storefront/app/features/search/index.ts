export { SearchSheet } from './search-sheet.tsx'
