import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useGrantWish } from './adding/use-grant-wish.ts'
import { useCartFlow } from './contents/use-cart-flow.ts'
import { loadCartPanel } from './load-cart-panel.ts'

const CartPanel = lazyPart(async () => (await loadCartPanel()).CartPanel)

export function CartSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('cart')
  useCartFlow(open)
  useGrantWish()
  return (
    <Sheet open={open} onClose={close} title={t('cart.title')} form="side">
      <AfterSheet>
        <Suspense fallback={<CartSkeleton />}>
          <CartPanel onLeave={close} />
        </Suspense>
      </AfterSheet>
    </Sheet>
  )
}

/** The sheet answers the tap at once, on a slow phone too; what is in it is drawn while it slides in. */
function AfterSheet({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <CartSkeleton />
}

function CartSkeleton() {
  return (
    <div className="space-y-4 px-5 tablet:px-6" aria-hidden="true">
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
    </div>
  )
}
