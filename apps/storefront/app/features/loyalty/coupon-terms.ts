import type { Key, Translate } from '@samobranka/dictionary'
import type { Coupon, Money } from '@samobranka/rules'

export interface Names {
  category(id: number): string | undefined
  product(id: number): string | undefined
  warehouse(id: number): string | undefined
}

/** When the coupon holds, in words a guest understands; names that the shop no longer has are left out. */
export function couponTerms(
  coupon: Coupon,
  names: Names,
  t: Translate,
  money: (sum: Money) => string,
): string[] {
  const list = (ids: readonly number[], name: (id: number) => string | undefined) =>
    ids.flatMap((id) => name(id) ?? [])
  const { minimumAmount, maximumAmount } = coupon
  const only = [...list(coupon.productIds, names.product), ...list(coupon.categoryIds, names.category)]
  const except = list(coupon.excludedCategoryIds, names.category)
  return [
    minimumAmount > 0 ? t('promocodes.minSum', { sum: money(minimumAmount) }) : '',
    maximumAmount > minimumAmount ? t('promocodes.maxSum', { sum: money(maximumAmount) }) : '',
    only.length > 0 ? t('promocodes.only', { names: only.join(', ') }) : '',
    except.length > 0 ? t('promocodes.except', { names: except.join(', ') }) : '',
    daysText(coupon.weekDays, t),
    hoursText(coupon, t),
    coupon.pickupOnly && !coupon.deliveryOnly ? t('place.pickup') : '',
    coupon.deliveryOnly && !coupon.pickupOnly ? t('place.delivery') : '',
    list(coupon.warehouseIds, names.warehouse).join(', '),
    coupon.firstPurchaseOnly ? t('couponReason.first_purchase') : '',
    coupon.birthday ? t('couponReason.birthday') : '',
  ].filter(Boolean)
}

function daysText(days: readonly number[], t: Translate): string {
  if (days.length === 0 || days.length === 7) return ''
  return days
    .toSorted((a, b) => a - b)
    .map((day) => t(`weekdayShort.${day}` as Key))
    .join(', ')
}

function hoursText({ hourFrom, hourTo }: Coupon, t: Translate): string {
  if (hourFrom === hourTo) return ''
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  return t('workTime.hours', { from: clock(hourFrom ?? 0), to: clock(hourTo ?? 24) })
}
