import { Suspense } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { useCartFlow } from './use-cart-flow.ts'

const CartPanel = lazyPart(async () => (await import('./cart-panel.tsx')).CartPanel)

export function CartSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('cart')
  useCartFlow()
  return (
    <Sheet open={open} onClose={close} title={t('cart.title')} form="side">
      <Suspense fallback={<CartSkeleton />}>
        <CartPanel onLeave={close} />
      </Suspense>
    </Sheet>
  )
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
