import type { OfferedCoupon } from '@samobranka/contract'
import type { Product } from '@samobranka/rules'
import { useMoney, useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useCart } from './cart-store.ts'
import { useCartView } from './cart-view-store.ts'
import { leaveDiscounts, takeDiscount } from './choose-discount.ts'
import { couponLabel } from './coupon-label.ts'
import { useDiscounts } from './discount-store.ts'

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

function Offers({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate()
  const offers = useDiscounts((state) => state.offers) ?? []
  const choice = useCartView(({ view }) => view?.choice)
  const chosen = useCart(({ cart }) => cart.coupons)
  const ids =
    choice && choice.kind !== 'none' ? ('couponIds' in choice ? choice.couponIds : [choice.couponId]) : []
  const shown = offers.filter(({ id }) => ids.includes(id))
  const taken = shown.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)
  return (
    <div className="sheet-scroll offers">
      <ul>
        {shown.map((offer) => (
          <Offer key={offer.id} offer={offer} onDone={onDone} />
        ))}
      </ul>
      {taken.length > 0 && choice?.kind !== 'selected' ? (
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

function Offer({ offer, onDone }: { readonly offer: OfferedCoupon; readonly onDone: () => void }) {
  const gifts = offer.discountType === 'free_gift' ? offer.giftProducts : []
  const take = (productId: number | null) => {
    takeDiscount(offer, productId)
    onDone()
  }
  if (gifts.length > 0) {
    return gifts.map((product) => (
      <OfferCard key={product.id} offer={offer} gift={product} onTake={() => take(product.id)} />
    ))
  }
  return <OfferCard offer={offer} gift={null} onTake={() => take(null)} />
}

interface CardProps {
  readonly offer: OfferedCoupon
  readonly gift: Product | null
  readonly onTake: () => void
}

function OfferCard({ offer, gift, onTake }: CardProps) {
  const t = useTranslate()
  const money = useMoney()
  const chosen = useCart(({ cart }) => cart.coupons.includes(offer.id))
  const given = useCartView(
    ({ view }) => view?.price.coupons.find(({ id }) => id === offer.id)?.gift?.productId ?? null,
  )
  const isChosen = chosen && (gift === null || gift.id === given)
  const picture = gift?.images[0] ?? offer.image
  const name = offer.name || offer.description || offer.code
  return (
    <li className="offer" data-chosen={isChosen || undefined}>
      <span className="offer-picture">
        {picture ? (
          <Picture name={picture} alt="" shape="square" sizes="88px" widest={320} />
        ) : (
          <b aria-hidden="true">{offer.discountType === 'percent' ? '%' : '₽'}</b>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-body leading-snug font-semibold">{gift?.name ?? name}</h3>
        <p className="text-small text-ink-soft">{gift ? name : offer.description}</p>
        <p className="offer-worth">
          {gift
            ? offer.amount > 0
              ? t('cart.giftPrice', { sum: money(offer.amount) })
              : t('cart.gift')
            : `${couponLabel(offer, t, money)} · −${money(offer.discount)}`}
        </p>
      </div>
      <button type="button" className="offer-take" aria-pressed={isChosen} onClick={onTake}>
        {isChosen ? <Icon name="check" size={20} /> : null}
        <span className={isChosen ? 'hidden-visually' : undefined}>{t('common.choose')}</span>
      </button>
    </li>
  )
}
