export { OrderPage } from './order-page.tsx'
export { forReader, surroundingsOf } from './order-view.ts'
export { RepeatSheet } from './repeat-sheet.tsx'
export { StarsField } from './stars-field.tsx'
