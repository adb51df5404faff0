export { DemoButton } from './demo-button.tsx'
export { DemoSheet } from './demo-sheet.tsx'
export { previewsOf } from './previews.ts'
