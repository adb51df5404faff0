import type { Address, Bonus, OwnedCoupon, User } from '@samobranka/contract'
import type { Preferences } from '@samobranka/rules'
import { create } from 'zustand'

/** A customer, nobody, or, until the page has looked, neither. */
export type Customer = User | null | 'unknown'

/** The newest order of a customer, wherever it was placed. */
export interface LastOrder {
  readonly id: string
  readonly products: readonly number[]
}

/** What the browser knows of whoever is logged in; everything but `customer` is null until it is loaded. */
export interface AccountState {
  readonly customer: Customer
  readonly addresses: readonly Address[] | null
  readonly bonus: Bonus | null
  readonly preferences: Preferences | null
  readonly ordersCount: number | null
  /** The public id of the newest order, while it is on its way. */
  readonly activeOrder: string | null
  /** Null: none of which anything could be had again. */
  readonly lastOrder: LastOrder | null | 'unknown'
  readonly coupons: readonly OwnedCoupon[] | null
  readonly unread: number
  /** Grows whenever the server has told of something new. */
  readonly newsCount: number
}

const NOTHING_KNOWN: Omit<AccountState, 'customer' | 'newsCount'> = {
  addresses: null,
  bonus: null,
  preferences: null,
  ordersCount: null,
  activeOrder: null,
  lastOrder: 'unknown',
  coupons: null,
  unread: 0,
}

export const useAccount = create<AccountState>(() => ({
  customer: 'unknown',
  newsCount: 0,
  ...NOTHING_KNOWN,
}))

export const useCustomer = (): Customer => useAccount(({ customer }) => customer)

/** Another person begins with nothing of the one before. */
export function becomeCustomer(customer: User): void {
  const before = useAccount.getState().customer
  const isSame = typeof before === 'object' && before?.id === customer.id
  useAccount.setState(isSame ? { customer } : { customer, ...NOTHING_KNOWN })
}

export function becomeVisitor(): void {
  useAccount.setState({ customer: null, ...NOTHING_KNOWN })
}

export function isCustomer(customer: Customer): customer is User {
  return typeof customer === 'object' && customer !== null
}
