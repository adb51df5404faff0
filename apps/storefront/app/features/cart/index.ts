export { CartButton } from './cart-button.tsx'
export { keptName } from './cart-names.ts'
export { CART_SCRIPT, CART_UNREAD_SCRIPT } from './cart-script.ts'
export { CartSheet } from './cart-sheet.tsx'
export {
  type Choice,
  cartOrdered,
  changeCart,
  decreaseLine,
  increaseLine,
  useCart,
  wakeCart,
  weighLine,
} from './cart-store.ts'
export { takeDiscount } from './choose-discount.ts'
export { ClosedHours } from './closed-hours.tsx'
export { DiscountPart } from './discount-part.tsx'
export { editLine, useEditedLine } from './edited-line.ts'
export { FillMinimum } from './fill-minimum.tsx'
export { loadCartPanel } from './load-cart-panel.ts'
export { CartNotices } from './notices.tsx'
export { OrderAgain } from './order-again.tsx'
export { OrderByPhone, useOrdersByPhone } from './order-by-phone.tsx'
export { RequestSheet } from './request-sheet.tsx'
export { saveLine } from './save-line.ts'
export { wishTime } from './take-wish.ts'
export { UndoToast } from './undo-toast.tsx'
export { useAdd } from './use-add.ts'
export { useCartSum } from './use-cart-sum.ts'
export { useMissingSum } from './use-missing-sum.ts'
export { usePricedCart } from './use-priced-cart.ts'
export { WeightStepper } from './weight-stepper.tsx'
export { WillEarn } from './will-earn.tsx'
export { useWishedGoods } from './wished-goods.ts'
