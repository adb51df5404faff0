import type { PricedLineOfOrder } from '@samobranka/contract'
import { amountText } from '../../format/weight-text.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Price } from '../../ui/price.tsx'

interface Props {
  readonly lines: readonly PricedLineOfOrder[]
  /** Before it is paid, beside what it comes to. */
  readonly showsFullPrice?: boolean
}

/** As the server has counted them. */
export function OrderedLines({ lines, showsFullPrice = false }: Props) {
  const t = useTranslate()
  return (
    <ul className="summary-lines">
      {lines.map((line) => (
        <li
          key={`${line.productId} ${line.variationId} ${JSON.stringify(line.supplements)} ${line.couponId}`}
        >
          <span className="min-w-0 flex-1">
            {line.name}
            <small>
              {[line.variationName, ...line.supplements.map(({ name }) => name), line.note]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
          <span className="text-ink-soft">{line.gift ? t('cart.gift') : amountText(line, t)}</span>
          <Price
            sum={line.total}
            old={showsFullPrice && line.discount > 0 && !line.gift ? line.subtotal : null}
          />
        </li>
      ))}
    </ul>
  )
}
