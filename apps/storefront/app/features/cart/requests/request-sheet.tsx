import { Suspense } from 'react'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useSheet } from '../../../ui/sheet/use-sheet.ts'

const RequestPanel = lazyPart(async () => (await import('./request-panel.tsx')).RequestPanel)

export function RequestSheet() {
  const t = useTranslate()
  const { open, close } = useSheet('request')
  return (
    <Sheet open={open} onClose={close} title={t('request.title')}>
      <Suspense fallback={<div className="skeleton mx-5 mb-6 h-48" />}>
        <RequestPanel onDone={close} />
      </Suspense>
    </Sheet>
  )
}
