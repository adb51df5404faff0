import { bonusPayment } from '@samobranka/rules'
import { useId } from 'react'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { isCustomer, openLogin, useAccount, useCustomer } from '../../account/index.ts'
import { cartInput } from '../contents/cart-input.ts'
import { changeCart, useCart } from '../contents/cart-store.ts'
import { useCartView } from '../contents/cart-view-store.ts'
import { leaveDiscounts } from './choose-discount.ts'

const ONE_BONUS = 100

/** How many bonuses to pay with; a visitor is told what he misses. */
export function BonusPart() {
  const t = useTranslate()
  const customer = useCustomer()
  const bonus = useAccount((state) => state.bonus)
  const payment = useCartView(({ view }) => view?.price.bonuses)
  const shut = useCartView(
    ({ view }) => view?.price.coupons.filter(({ applied, kind }) => applied && kind === 'auto').length ?? 0,
  )
  if (customer === null) {
    return (
      <button type="button" className="button button-text -ml-2 text-small" onClick={() => openLogin()}>
        {t('bonuses.loginHint')}
      </button>
    )
  }
  if (!isCustomer(customer) || !bonus?.active || bonus.balance < ONE_BONUS || !payment) return null
  return payment.max === 0 && shut > 0 ? <EitherOr /> : <Slider max={payment.max} balance={bonus.balance} />
}

function Slider({ max, balance }: { readonly max: number; readonly balance: number }) {
  const t = useTranslate()
  const money = useMoney()
  const id = useId()
  const wanted = useCart(({ cart }) => cart.bonuses)
  const value = Math.min(wanted, max)
  return (
    <div className="bonus-part">
      <label htmlFor={id} className="font-medium">
        {t('bonuses.use')}
      </label>
      <output htmlFor={id} className="font-bold">
        {money(value)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={max / ONE_BONUS}
        step={1}
        value={value / ONE_BONUS}
        aria-valuetext={money(value)}
        disabled={max === 0}
        onChange={({ target }) => changeCart({ bonuses: Number(target.value) * ONE_BONUS })}
      />
      <p className="text-small text-ink-soft">
        {t('bonuses.available', { count: balance / ONE_BONUS })} ·{' '}
        {t('bonuses.maximum', { count: max / ONE_BONUS })}
      </p>
    </div>
  )
}

/** Bonuses and an automatic discount do not go together here: the customer says which counts. */
function EitherOr() {
  const t = useTranslate()
  const keepBonuses = () => {
    const input = cartInput()
    const view = useCartView.getState().view
    if (!input || !view) return
    const autos = view.price.coupons.flatMap(({ kind, id }) => (kind === 'auto' && id !== null ? id : []))
    const terms = {
      balance: input.customer?.bonusBalance ?? 0,
      percentMax: input.percentMax,
      allowed: true,
    }
    leaveDiscounts(autos)
    changeCart({ bonuses: bonusPayment(0, view.price.totals.lines - view.price.totals.discount, terms).max })
  }
  return (
    <div className="discount-block">
      <p className="min-w-0 flex-1">{t('discount.withBonuses')}</p>
      <button type="button" className="button button-quiet" onClick={keepBonuses}>
        {t('discount.keepBonuses')}
      </button>
    </div>
  )
}
