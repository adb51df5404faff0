export { noticesOf } from './notices-of.ts'
export { offerInstead, startPopups } from './popup-store.ts'
export { Popups } from './popups.tsx'
export { useOrderingDisabled } from './use-ordering-disabled.ts'
