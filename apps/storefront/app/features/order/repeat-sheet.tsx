import { Suspense } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useRepeatWish } from '../cart/index.ts'
import { LaterWords } from '../words/index.ts'

const RepeatPanel = lazyPart(async () => (await import('./repeat-panel.tsx')).RepeatPanel)

/** What of an old order can be had now; nothing enters the cart before it was read. */
export function RepeatSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('repeat')
  const orderId = useRepeatWish((state) => state.orderId)
  return (
    <Sheet open={open} onClose={close} title={t('home.orderAgain')}>
      <Suspense fallback={<div className="skeleton m-5 h-40" />}>
        <LaterWords>{orderId ? <RepeatPanel key={orderId} orderId={orderId} /> : null}</LaterWords>
      </Suspense>
    </Sheet>
  )
}
