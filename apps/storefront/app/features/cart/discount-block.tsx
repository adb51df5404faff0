import type { DiscountChoice } from '@samobranka/rules'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { useCartView } from './cart-view-store.ts'
import { DiscountSheet } from './discount-sheet.tsx'
import { useDiscounts } from './discount-store.ts'

const NONE: DiscountChoice = { kind: 'none' }

/** What there is to choose, what was chosen, and the dialog for it; it opens with the cart while nothing is chosen. */
export function DiscountBlock() {
  const t = useTranslate()
  const { open, show, close } = useSheet('discount')
  const choice = useCartView(({ view }) => view?.choice ?? NONE)
  const gifts = useGiftChoice(choice)
  useOpenWithCart(choice, show)
  const said = blockText(choice, gifts)
  return (
    <>
      {said ? (
        <div className="discount-block">
          <Icon name="gift" />
          <p className="min-w-0 flex-1">
            {said.key === 'discount.manyAvailable' ? t(said.key, { count: said.count }) : t(said.key)}
          </p>
          <button type="button" className="button button-quiet" onClick={show}>
            {t(said.key === 'discount.chosen' ? 'discount.change' : 'common.choose')}
          </button>
        </div>
      ) : null}
      <DiscountSheet open={open} onClose={close} />
    </>
  )
}

interface Said {
  readonly key: 'discount.manyAvailable' | 'discount.chosen' | 'discount.oneAvailable'
  readonly count: number
}

function blockText(choice: DiscountChoice, gifts: boolean): Said | null {
  switch (choice.kind) {
    case 'none':
      return null
    case 'offered':
      return { key: 'discount.oneAvailable', count: 1 }
    case 'selected':
      return gifts ? { key: 'discount.chosen', count: 1 } : null
    case 'choose':
      return choice.chosen === null
        ? { key: 'discount.manyAvailable', count: choice.couponIds.length }
        : { key: 'discount.chosen', count: 1 }
  }
}

/** Whether the only coupon gives a choice of gifts: then there is something to change all the same. */
function useGiftChoice(choice: DiscountChoice): boolean {
  const offers = useDiscounts((state) => state.offers)
  if (choice.kind !== 'selected') return false
  return (offers ?? []).some(
    ({ id, giftProducts }) => choice.couponIds.includes(id) && giftProducts.length > 1,
  )
}

/** Once an opening: at once, or, where the discounts were still being asked for, when their answer is in. */
function useOpenWithCart(choice: DiscountChoice, show: () => void): void {
  const settled = useDiscounts((state) => state.settled)
  const decided = useRef(false)
  const undecided = choice.kind === 'choose' && choice.chosen === null
  useEffect(() => {
    if (!settled || decided.current) return
    decided.current = true
    if (undecided) show()
  }, [settled, undecided, show])
}
