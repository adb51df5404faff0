import type { CartLine } from '@samobranka/rules'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { keptName } from '../../cart/index.ts'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { lineDifferences } from './corrected-lines.ts'
import type { Trouble } from './trouble.ts'

interface Props {
  readonly troubles: readonly Trouble[]
  readonly lines: readonly CartLine[]
  readonly onConfirm: () => void
}

/** Was and is, line by line; nothing leaves the cart before the customer has said so. */
export function StockDifference({ troubles, lines, onConfirm }: Props) {
  const t = useTranslate()
  const products = useCatalogueStore((store) => store.products)
  const differences = lineDifferences(lines, troubles)
  if (differences.length === 0) return null
  return (
    <section className="difference" aria-label={t('checkout.stockTitle')}>
      <h3>{t('checkout.stockTitle')}</h3>
      <ul>
        {differences.map(({ key, productId, was, now }) => {
          const name = products.get(productId)?.name ?? keptName(productId) ?? `№${productId}`
          return (
            <li key={key}>
              {now === 0 ? t('checkout.goneLine', { name }) : t('checkout.stockLine', { name, was, now })}
            </li>
          )
        })}
      </ul>
      <button type="button" className="button button-quiet w-full" onClick={onConfirm}>
        {t('checkout.fixCart')}
      </button>
    </section>
  )
}
