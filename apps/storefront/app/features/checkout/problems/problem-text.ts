import type { Key, Params, Translate } from '@samobranka/dictionary'
import type { Money } from '@samobranka/rules'
import type { Trouble } from './trouble.ts'

/** The operator's words, then the dictionary's for the code, then the server's. */
export function problemText(trouble: Trouble, t: Translate, money: (sum: Money) => string): string {
  const { code, reason, missing, message, text } = trouble
  const sum = missing === null ? '' : money(missing)
  const known = (key: string, params?: Params) => {
    const said = t(key as Key, params)
    return said === key ? null : said
  }
  if (text !== null) return text
  if (code === 'coupon_not_eligible') {
    const why = known(`couponReason.${reason}`) ?? t('refusal.coupon_not_eligible')
    const distance = missing === null ? null : known(`couponDistance.${reason}`, { sum })
    return distance === null ? why : `${why}. ${distance}`
  }
  return known(`refusal.${code}`, { sum }) ?? (message || t('error.generic'))
}
