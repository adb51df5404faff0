export type { Preview } from '../../catalogue-access/root-data/preview.ts'
export { DemoButton } from './demo-button.tsx'
export { DemoSheet } from './demo-sheet.tsx'
export { previewsOf } from './previews.ts'
