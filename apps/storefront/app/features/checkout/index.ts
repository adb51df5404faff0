export { CheckoutPage } from './checkout-page.tsx'
export { type CheckoutView, checkoutView } from './checkout-view.ts'
export { ResumePlacement } from './placing/resume-placement.tsx'
