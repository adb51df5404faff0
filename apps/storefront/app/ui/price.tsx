import type { Money } from '@samobranka/rules'
import { useMoney, useTranslate } from '../i18n/i18n.tsx'

interface Props {
  readonly sum: Money
  /** The price before a reduction. */
  readonly old?: Money | null
  /** «от 590 ₽» where the sum depends on a choice. */
  readonly from?: boolean
}

export function Price({ sum, old = null, from = false }: Props) {
  const money = useMoney()
  const t = useTranslate()
  const text = money(sum)
  return (
    <>
      <span className="price">{from ? t('common.from', { sum: text }) : text}</span>
      {old === null ? null : (
        <s className="price price-old">
          <span className="hidden-visually">{t('a11y.oldPrice', { price: '' })}</span>
          {money(old)}
        </s>
      )}
    </>
  )
}
