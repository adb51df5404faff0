import type { Coupon } from '@samobranka/rules'
import { numberIn } from '../../wire/number-in.ts'
import { type Meta, metaValue } from '../meta-data.ts'

export type CouponMeta = Pick<Coupon, 'birthday' | 'devices' | 'autoApply'>

const DEVICES = 'coupon_only_for_device'
const AUTO = 'coupon-autoapply'
const BEFORE = 'birthday_coupon_days_before'
const AFTER = 'birthday_coupon_days_after'

const wordsOf = (value: unknown): string[] => {
  const words = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return words.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []))
}

const daysOf = (value: unknown): number => {
  const days = numberIn(value) ?? 0
  return Number.isInteger(days) && days > 0 ? days : 0
}

const saysYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'yes'

export const fromCouponMeta = (
  meta: readonly Meta[],
  autoApplyFlag: boolean | null,
  isBirthday: boolean,
): CouponMeta => ({
  birthday: isBirthday
    ? { daysBefore: daysOf(metaValue(meta, BEFORE)), daysAfter: daysOf(metaValue(meta, AFTER)) }
    : null,
  devices: wordsOf(metaValue(meta, DEVICES)),
  autoApply: autoApplyFlag ?? saysYes(metaValue(meta, AUTO)),
})

export const toCouponMeta = ({ birthday, devices, autoApply }: CouponMeta): Meta[] => [
  { key: DEVICES, value: devices },
  { key: AUTO, value: autoApply ? 'yes' : 'no' },
  ...(birthday === null
    ? []
    : [
        { key: BEFORE, value: birthday.daysBefore },
        { key: AFTER, value: birthday.daysAfter },
      ]),
]
