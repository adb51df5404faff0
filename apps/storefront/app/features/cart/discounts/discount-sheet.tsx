import type { Key } from '@samobranka/dictionary'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useCart } from '../contents/cart-store.ts'
import { useCartView } from '../contents/cart-view-store.ts'
import { leaveDiscounts, stayWithDiscount, takeDiscount } from './choose-discount.ts'
import type { OfferCard } from './discount-question.ts'
import { couponName, offerName, offerWorth } from './offer-words.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** Every offer as a card; one tap takes it. */
export function DiscountSheet({ open, onClose }: Props) {
  const t = useTranslate()
  return (
    <Sheet open={open} onClose={onClose} title={t('discount.dialog')}>
      <Offers onDone={onClose} />
    </Sheet>
  )
}

const NOTHING: readonly OfferCard[] = []

function Offers({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate()
  const cards = useCartView(({ view }) => view?.question?.cards ?? NOTHING)
  const isChoice = useCartView(({ view }) => view?.choice.kind === 'choose')
  const named = useCart(({ cart }) => cart.coupons)
  const taken = [...new Set(cards.map(({ coupon }) => coupon.id))].filter((id) => named.includes(id))
  return (
    <div className="sheet-scroll offers">
      <ul>
        {cards.map((card) => (
          <Offer key={card.key} card={card} onDone={onDone} />
        ))}
      </ul>
      {taken.length > 0 && isChoice ? (
        <button
          type="button"
          className="button button-text w-full"
          onClick={() => {
            leaveDiscounts(taken)
            onDone()
          }}
        >
          {t('discount.without')}
        </button>
      ) : null}
    </div>
  )
}

function Offer({ card, onDone }: { readonly card: OfferCard; readonly onDone: () => void }) {
  const t = useTranslate()
  const money = useMoney()
  const { coupon, gift, counts, chosen, own } = card
  const picture = gift?.images[0] ?? coupon.image
  const take = () => {
    const product = gift?.id ?? null
    if (own) stayWithDiscount(coupon.id, product)
    else takeDiscount(coupon, product)
    onDone()
  }
  return (
    <li className="offer" data-chosen={chosen || undefined}>
      <span className="offer-picture">
        {picture ? (
          <Picture name={picture} alt="" shape="square" sizes="88px" widest={320} />
        ) : (
          <b aria-hidden="true">{coupon.discountType === 'percent' ? '%' : '₽'}</b>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug font-semibold">{offerName(card)}</h3>
        <p className="text-small text-ink-soft">{gift ? couponName(card) : coupon.description}</p>
        {offerWorth(card, t, money).map((part) => (
          <p key={part} className="offer-worth">
            {part}
          </p>
        ))}
        {counts && !chosen ? <p className="text-small text-ink-soft">{t('discount.countsNow')}</p> : null}
      </div>
      <button type="button" className="offer-take" aria-pressed={chosen} onClick={take}>
        {chosen ? <Icon name="check" size={20} /> : null}
        <span className={chosen ? 'hidden-visually' : undefined}>{t(takeWord(card))}</span>
        <span className="hidden-visually"> {offerName(card)}</span>
      </button>
    </li>
  )
}

/** What stands in the cart already is kept, not chosen once more. */
function takeWord({ own, chosen }: OfferCard): Key {
  if (own === null || !chosen) return 'common.choose'
  return own === 'promo' ? 'discount.keepPromocode' : 'discount.keepAuto'
}
