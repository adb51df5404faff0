import { useTranslate } from '../../i18n/i18n.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'

export function DemoButton({ className }: { readonly className: string }) {
  const t = useTranslate()
  return (
    <button type="button" className={className} onClick={() => openSheet('demo')}>
      {t('demo.title')}
    </button>
  )
}
