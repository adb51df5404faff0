import type { OrderCard } from '@samobranka/contract'
import { TriangleAlert } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'

interface CardLinesProps {
  readonly order: Pick<OrderCard, 'lines' | 'comment' | 'allergy'>
  /** So many lines are written out; the rest is counted. */
  readonly most: number
}

/** What was ordered, in short; what must not be overlooked stands first and in red. */
export function CardLines({ order: { lines, comment, allergy }, most }: CardLinesProps) {
  const t = useTranslate()
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines
  const rest = lines.length - shown.length
  return (
    <>
      {allergy !== '' && (
        <p className="flex items-start gap-1.5 rounded-small bg-danger-soft px-2 py-1 font-semibold text-danger-text">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {t('office.orders.allergy')}: {allergy}
          </span>
        </p>
      )}
      <ul className="flex flex-col">
        {shown.map(({ name, count, details, note, gift }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dish may stand twice, and a line has no other name
          <li key={place} className="min-w-0">
            <span className="line-clamp-1">
              <span className={classNames('tabular-nums', count > 1 && 'font-semibold')}>{count} × </span>
              {name}
              {gift && ` · ${t('office.orders.gift')}`}
              {details !== '' && <span className="text-soft"> · {details}</span>}
            </span>
            {note !== '' && <span className="line-clamp-2 font-medium text-danger-text">{note}</span>}
          </li>
        ))}
        {rest > 0 && <li className="text-soft">{t('office.orders.more_lines', { count: rest })}</li>}
      </ul>
      {comment !== '' && (
        <p className="line-clamp-2 border-l-2 border-line-strong pl-2 wrap-anywhere">{comment}</p>
      )}
    </>
  )
}
