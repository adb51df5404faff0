import type { Order } from '@samobranka/contract'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { OrderedLines } from './ordered-lines.tsx'

/** What was ordered and what it came to. */
export function OrderContents({ order }: { readonly order: Order }) {
  const { t, money } = useI18n()
  const { hidesDeliveryPrice } = useShopTerms()
  const { lines, totals } = order
  const rows: readonly (readonly [string, string])[] = [
    [t('cart.lines'), money(totals.lines)],
    ...(totals.discount > 0 ? [[t('cart.discount'), `−${money(totals.discount)}`] as const] : []),
    ...(totals.bonuses > 0 ? [[t('cart.bonuses'), `−${money(totals.bonuses)}`] as const] : []),
    ...(order.deliveryType === 'flat_rate' && !hidesDeliveryPrice
      ? [[t('cart.delivery'), totals.delivery === 0 ? t('common.free') : money(totals.delivery)] as const]
      : []),
    ...(totals.express > 0 ? [[t('cart.express'), money(totals.express)] as const] : []),
    ...(totals.tips > 0 ? [[t('cart.tips'), money(totals.tips)] as const] : []),
  ]
  if (lines.length === 0 && totals.total === 0) return null
  return (
    <section className="order-part">
      <h2>{t('order.contents')}</h2>
      <OrderedLines lines={lines} />
      {order.allergy ? (
        <p className="field-note">
          {t('checkout.allergy')}: {order.allergy}
        </p>
      ) : null}
      <dl className="summary-totals">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="summary-total">
          <dt>
            {t('cart.total')}
            {hidesDeliveryPrice && totals.delivery > 0 ? (
              <small className="block text-small font-normal">{t('cart.withDelivery')}</small>
            ) : null}
          </dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
