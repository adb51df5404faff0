import { MINOR_UNITS } from '@samobranka/rules'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { isCustomer, useCustomer } from '../account/index.ts'
import { changeCart, useCart } from '../cart/index.ts'
import type { Checkout } from './use-checkout.ts'

/** Bonuses off the sum, as many as the order allows. */
export function BonusPart({ checkout: { quote, fresh } }: { readonly checkout: Checkout }) {
  const t = useTranslate()
  const customer = useCustomer()
  const used = useCart((state) => state.cart.bonuses)
  const max = quote?.bonuses.max ?? 0
  useEffect(() => {
    // The order has shrunk: as many bonuses as it still allows, not a refusal.
    if (fresh && used > max) changeCart({ bonuses: max })
  }, [fresh, used, max])
  if (!isCustomer(customer) || !quote || quote.bonuses.available === 0 || max === 0) return null
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={used > 0}
        onChange={({ target }) => changeCart({ bonuses: target.checked ? max : 0 })}
      />
      <span>
        {t('bonuses.use')}
        <small>{t('bonuses.maximum', { count: Math.floor(max / MINOR_UNITS) })}</small>
      </span>
    </label>
  )
}
