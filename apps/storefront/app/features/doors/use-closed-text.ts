import { useTranslate } from '../../i18n/i18n.tsx'
import { useDoors } from './doors-store.ts'

/** «Сейчас закрыто. Откроемся завтра в 10:00»; null while the kitchen is open. */
export function useClosedText(): string | null {
  const t = useTranslate()
  const opens = useDoors(({ closed }) => closed?.opens)
  return opens === undefined ? null : [t('place.closedNow'), opens].filter(Boolean).join('. ')
}
