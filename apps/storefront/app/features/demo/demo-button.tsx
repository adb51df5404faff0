import { useTranslate } from '../../lib/speech.tsx'
import { openSheet } from '../../ui/open-sheet.ts'

export function DemoButton({ className }: { readonly className: string }) {
  const t = useTranslate()
  return (
    <button type="button" className={className} onClick={() => openSheet('demo')}>
      {t('demo.title')}
    </button>
  )
}
