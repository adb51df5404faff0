import { Refused } from '../../api/refused.ts'
import { useTranslate } from '../../i18n/translator.tsx'

/** What to tell a person of a call that went wrong: the server's own words, or that nobody answered. */
export function useFaultWords(): (fault: unknown) => string {
  const t = useTranslate()
  return (fault) => (fault instanceof Refused ? fault.message : t('office.orders.no_answer'))
}
