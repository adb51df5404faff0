import { useTranslate } from '../../i18n/i18n.tsx'
import { useOpening } from './opening-store.ts'

/** «Сейчас закрыто. Откроемся завтра в 10:00»; null while the kitchen is open. */
export function useClosedText(): string | null {
  const t = useTranslate()
  const opens = useOpening(({ closed }) => closed?.opens)
  return opens === undefined ? null : [t('place.closedNow'), opens].filter(Boolean).join('. ')
}
