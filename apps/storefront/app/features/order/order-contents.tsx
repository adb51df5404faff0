import type { Order } from '@samobranka/contract'
import { useShopTerms } from '../../catalogue-access/root-data/shop-terms.tsx'
import { amountText } from '../../format/weight-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Price } from '../../ui/price.tsx'

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
      <ul className="summary-lines">
        {lines.map((line) => (
          <li
            key={`${line.productId} ${line.variationId} ${JSON.stringify(line.supplements)} ${line.couponId}`}
          >
            <span className="min-w-0 flex-1">
              {line.name}
              <small>
                {[line.variationName, ...line.supplements.map(({ name }) => name)].filter(Boolean).join(', ')}
              </small>
            </span>
            <span className="text-ink-soft">{line.gift ? t('cart.gift') : amountText(line, t)}</span>
            <Price sum={line.total} />
          </li>
        ))}
      </ul>
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
