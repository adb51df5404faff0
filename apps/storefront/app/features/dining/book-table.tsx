import { useTranslate } from '../../lib/speech.tsx'
import { useSheet } from '../../ui/use-sheet.ts'

interface Props {
  readonly warehouseId: number
  readonly className: string
}

export function BookTable({ className }: Props) {
  const t = useTranslate()
  const { show } = useSheet('place')
  return (
    <button type="button" className={className} onClick={show}>
      {t('home.heroBook')}
    </button>
  )
}
