import type { OfficeStay } from '@samobranka/contract'
import type { OfficeKey, Translate } from '@samobranka/dictionary'
import type { Tone } from '../../ui/badge.tsx'
import type { DateWords } from '../orders-at-work/use-date-words.ts'

const tones = {
  expected: 'plain',
  seated: 'good',
  left: 'plain',
  missed: 'danger',
  cancelled: 'plain',
} as const satisfies Record<OfficeStay['state'], Tone>

/** How a stay stands, in words and in a tone. */
export function stayWords(
  { state, to, expectedAt }: OfficeStay,
  now: number,
  t: Translate<OfficeKey>,
  { time }: DateWords,
): { readonly text: string; readonly tone: Tone } {
  if (state === 'seated' && Date.parse(to) < now)
    return { text: t('office.tables.state_overdue'), tone: 'warn' }
  if (state === 'expected' && expectedAt !== null)
    return { text: t('office.tables.state_late', { time: time(expectedAt) }), tone: 'warn' }
  return { text: t(`office.tables.state_${state}`), tone: tones[state] }
}
