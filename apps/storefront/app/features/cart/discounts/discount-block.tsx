import { useEffect, useRef } from 'react'
import { useMoney, useTranslate } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { SheetName } from '../../../ui/sheet/sheet-name.ts'
import { useSheet } from '../../../ui/sheet/use-sheet.ts'
import { useCartView } from '../contents/cart-view-store.ts'
import type { DiscountQuestion, OfferCard } from './discount-question.ts'
import { DiscountSheet } from './discount-sheet.tsx'
import { useDiscounts } from './discount-store.ts'
import { couponName, offerName, offerWorth } from './offer-words.ts'

interface Props {
  /** Its own step of the history: the cart may lie over a page that has a block too. */
  readonly sheet?: SheetName
  /** Whether it asks by itself when it is shown. */
  readonly asks?: boolean
}

/** What there is to choose, what was chosen, and the dialog for it; it opens with the cart while nothing is chosen. */
export function DiscountBlock({ sheet = 'discount', asks = true }: Props) {
  const t = useTranslate()
  const { open, show, close } = useSheet(sheet)
  const question = useCartView(({ view }) => view?.question ?? null)
  useOpenWithCart(asks && question?.waits === true, show)
  return (
    <>
      {question ? (
        <div className="discount-block">
          <Icon name="gift" />
          <p className="min-w-0 flex-1">{blockText(question, t)}</p>
          <button type="button" className="button button-quiet" onClick={show}>
            {t(question.kind === 'chosen' ? 'discount.change' : 'common.choose')}
          </button>
          <EitherOr cards={question.cards} />
        </div>
      ) : null}
      <DiscountSheet open={open} onClose={close} />
    </>
  )
}

function blockText({ kind, cards }: DiscountQuestion, t: ReturnType<typeof useTranslate>): string {
  switch (kind) {
    case 'one':
      return t('discount.oneAvailable')
    case 'many':
      return t('discount.manyAvailable', { count: cards.length })
    case 'chosen':
      return t('discount.chosen')
  }
}

/** A code puts nothing aside without a word: which do not go together, and what each is worth. */
function EitherOr({ cards }: { readonly cards: readonly OfferCard[] }) {
  const t = useTranslate()
  const money = useMoney()
  const own = cards.find((card) => card.own)
  const other = cards.find((card) => !card.own)
  if (!own || !other) return null
  return (
    <div role="status" className="discount-rivals text-small text-ink-soft">
      {t('discount.combination', { first: couponName(own), second: couponName(other) })}
      <ul>
        {cards.map((card) => (
          <li key={card.key}>
            {offerName(card)}: {offerWorth(card, t, money).join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Once an opening: at once, or, where the discounts were still being asked for, when their answer is in. */
function useOpenWithCart(waits: boolean, show: () => void): void {
  const settled = useDiscounts((state) => state.settled)
  const decided = useRef(false)
  useEffect(() => {
    if (!settled || decided.current) return
    decided.current = true
    if (waits) show()
  }, [settled, waits, show])
}
