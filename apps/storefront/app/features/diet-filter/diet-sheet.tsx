import { Suspense } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { LaterWords } from '../words/index.ts'

const DietPanel = lazyPart(async () => (await import('./diet-panel.tsx')).DietPanel)

/** Asks who has not said it yet what suits him. */
export function DietSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('tastes')
  return (
    <Sheet open={open} onClose={close} title={t('filters.suitable')}>
      <Suspense fallback={<div className="skeleton mx-5 mb-6 h-60" />}>
        <LaterWords>
          <DietPanel onDone={close} />
        </LaterWords>
      </Suspense>
    </Sheet>
  )
}
