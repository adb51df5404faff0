/** Discounts are asked for again this long after the last change of the cart. */
export const DISCOUNT_DEBOUNCE_MS = 2000
export const NOTIFICATION_MS = 2000
/** Undo after removing is offered at least this long. */
export const UNDO_MS = 5000
