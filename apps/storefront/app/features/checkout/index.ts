export { CheckoutPage } from './checkout-page.tsx'
export { checkoutView } from './checkout-view.ts'
export { ResumePlacement } from './placing/resume-placement.tsx'
