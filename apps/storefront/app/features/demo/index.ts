export { DemoButton } from './demo-button.tsx'
export { DemoSheet } from './demo-sheet.tsx'
export { type Preview, previewsOf } from './previews.ts'
