export { OrderAgain } from './adding/order-again.tsx'
export { openRepeat, useRepeatWish } from './adding/repeat-wish.ts'
export { wishTime } from './adding/take-wish.ts'
export { useAdd } from './adding/use-add.ts'
export { useWishedGoods } from './adding/wished-goods.ts'
export { CartButton } from './cart-button.tsx'
export { CartSheet } from './cart-sheet.tsx'
export { ClosedHours } from './closed-hours.tsx'
export { keptName } from './contents/cart-names.ts'
export {
  type Choice,
  cartOrdered,
  changeCart,
  decreaseLine,
  increaseLine,
  startCart,
  useCart,
} from './contents/cart-store.ts'
export { markCart, markCartUnread } from './contents/mark-cart.ts'
export { useCartSum } from './contents/use-cart-sum.ts'
export { usePricedCart } from './contents/use-priced-cart.ts'
export { takeDiscount } from './discounts/choose-discount.ts'
export { DiscountPart } from './discounts/discount-part.tsx'
export { WillEarn } from './discounts/will-earn.tsx'
export { FillMinimum } from './filling/fill-minimum.tsx'
export { useMissingSum } from './filling/use-missing-sum.ts'
export { useEditedLine } from './lines/edited-line.ts'
export { LineName } from './lines/line-name.tsx'
export { LineStepper } from './lines/line-stepper.tsx'
export { saveLine } from './lines/save-line.ts'
export { UndoToast } from './lines/undo-toast.tsx'
export { WeightStepper } from './lines/weight-stepper.tsx'
export { loadCartPanel } from './load-cart-panel.ts'
export { CartNotices } from './notices.tsx'
export { OrderByPhone, useOrdersByPhone } from './requests/order-by-phone.tsx'
export { RequestSheet } from './requests/request-sheet.tsx'
