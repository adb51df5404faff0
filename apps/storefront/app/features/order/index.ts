export { OrderPage } from './order-page.tsx'
export { forReader, surroundingsOf } from './order-view.ts'
