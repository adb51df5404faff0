import { Suspense } from 'react'
import { LaterWords } from '../../lib/later-words.tsx'
import { useRepeatWish } from '../../lib/repeat-wish.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useSheet } from '../../ui/use-sheet.ts'

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
