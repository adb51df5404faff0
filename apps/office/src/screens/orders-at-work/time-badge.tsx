import type { OrderCard } from '@samobranka/contract'
import { AlarmClock, Clock } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Urgency } from './order-age.ts'
import { timeLeftWords } from './order-words.ts'

const looks: Readonly<Record<Urgency, string>> = {
  calm: 'bg-sunken text-ink',
  soon: 'bg-warn-soft text-warn-text',
  late: 'bg-danger text-danger-ink',
}

interface TimeBadgeProps {
  readonly region: OrderCard['region']
  readonly minutesLeft: number | null
  readonly minutesOld: number
  readonly urgency: Urgency
}

/** How the order stands against its promise. The colour says nothing that the words do not. */
export function TimeBadge({ region, minutesLeft, minutesOld, urgency }: TimeBadgeProps) {
  const t = useTranslate()
  const words = timeLeftWords(t, region, minutesLeft, minutesOld)
  if (words === '') return null
  const Icon = urgency === 'late' ? AlarmClock : Clock
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-small px-2 py-0.5 font-semibold whitespace-nowrap tabular-nums',
        looks[urgency],
      )}
    >
      <Icon size={14} aria-hidden />
      {words}
    </span>
  )
}
