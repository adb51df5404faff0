import type { Coupon } from '@samobranka/rules'
import { useMemo } from 'react'
import { useAccount } from '../../account/index.ts'
import { knownCoupons, useDiscounts } from './discount-store.ts'

const NOBODY: readonly Coupon[] = []

export function useKnownCoupons(): readonly Coupon[] {
  const discounts = useDiscounts()
  const own = useAccount(({ coupons }) => coupons) ?? NOBODY
  return useMemo(() => knownCoupons(discounts, own), [discounts, own])
}
