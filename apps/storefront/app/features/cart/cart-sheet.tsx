import { Link } from 'react-router'
import { checkoutPath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { CartLineRow } from './cart-line.tsx'
import { emptyCart, useCart } from './cart-store.ts'
import { UndoBar } from './undo-bar.tsx'
import { type PricedCart, usePricedCart } from './use-priced-cart.ts'

export function CartSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('cart')
  return (
    <Sheet open={open} onClose={close} title={t('cart.title')} form="side">
      <CartContent onLeave={close} />
    </Sheet>
  )
}

function CartContent({ onLeave }: { readonly onLeave: () => void }) {
  const priced = usePricedCart()
  return (
    <>
      {priced.count === 0 ? <EmptyCart onLeave={onLeave} /> : <FilledCart priced={priced} />}
      <div role="status" className="undo-space">
        <UndoBar />
      </div>
    </>
  )
}

function FilledCart({ priced }: { readonly priced: PricedCart }) {
  const t = useTranslate()
  return (
    <>
      <div className="sheet-scroll px-5 tablet:px-6">
        <p className="text-small text-ink-soft">{t('cart.items', { count: priced.count })}</p>
        <ul className="divide-y divide-line">
          {priced.lines.map((line) => (
            <CartLineRow key={line.key} line={line} />
          ))}
        </ul>
        <button type="button" className="button button-text -ml-2 mb-4 text-small" onClick={emptyCart}>
          {t('cart.clear')}
        </button>
      </div>
      <div className="sheet-foot">
        <p className="flex items-baseline justify-between gap-3 text-lead font-bold">
          <span>{t('cart.total')}</span>
          {priced.sum === null ? <span className="skeleton h-6 w-24" /> : <Price sum={priced.sum} />}
        </p>
        <Link to={checkoutPath()} replace discover="none" className="button button-buy mt-3 w-full">
          {t('cart.checkout')}
        </Link>
      </div>
    </>
  )
}

function EmptyCart({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslate()
  const ready = useCart((state) => state.ready)
  if (!ready) return null
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-8 pb-16 text-center">
      <span className="mb-2 grid size-20 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name="cart" size={36} />
      </span>
      <p className="text-h3 font-bold">{t('cart.empty')}</p>
      <p className="text-ink-soft">{t('cart.emptyHint')}</p>
      <button type="button" className="button button-quiet mt-4" onClick={onLeave}>
        {t('cart.toCatalogue')}
      </button>
    </div>
  )
}
