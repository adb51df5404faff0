import { useTranslate } from '../../lib/speech.tsx'
import { useSheet } from '../../ui/use-sheet.ts'

export function DemoButton({ className }: { readonly className: string }) {
  const t = useTranslate()
  const { show } = useSheet('demo')
  return (
    <button type="button" className={className} onClick={show}>
      {t('demo.title')}
    </button>
  )
}
