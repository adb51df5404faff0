import { Suspense } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'

const OrdersPanel = lazyPart(async () => (await import('./orders-panel.tsx')).OrdersPanel)

/** What was ordered in this browser: a guest has no account to look into. */
export function OrdersSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('orders')
  return (
    <Sheet open={open} onClose={close} title={t('menu.orders')} form="side">
      <Suspense fallback={<div className="skeleton mx-5 h-48 rounded-card" />}>
        <OrdersPanel onLeave={close} />
      </Suspense>
    </Sheet>
  )
}
