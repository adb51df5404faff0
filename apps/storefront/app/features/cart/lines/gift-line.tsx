import type { QuotedLine } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'

/** A gift comes and goes with its coupon: there is nothing to count up or down. */
export function GiftLineRow({ line }: { readonly line: QuotedLine }) {
  const t = useTranslate()
  const money = useMoney()
  const picture = line.product.images[0]
  return (
    <li className="flex items-center gap-3 py-4" data-gift="">
      <div
        className={`gift-picture relative flex-none overflow-hidden rounded-control bg-plate ${picture ? 'size-18 tablet:size-20' : 'size-11'}`}
      >
        {picture ? <Picture name={picture} alt="" shape="square" sizes="80px" widest={160} /> : null}
        <span className="gift-mark">
          <Icon name="gift" size={16} />
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug font-semibold">{line.name}</h3>
        <p className="text-small text-ink-soft">
          {[line.variationName, line.count > 1 ? `× ${line.count}` : ''].filter(Boolean).join(' ')}
        </p>
        <p className="text-small text-good">
          {line.unitPrice > 0 ? t('cart.giftPrice', { sum: money(line.unitPrice) }) : t('cart.gift')}
        </p>
      </div>
      <b className="cart-line-sum">
        <Price sum={line.total} />
      </b>
    </li>
  )
}
