import type { AllDayCount } from '@samobranka/rules'
import { useTranslate } from '../../i18n/translator.tsx'

/** «Маргарита × 7»: what of each dish is still to be made, over all tickets. */
export function AllDayCounts({ counts }: { readonly counts: readonly AllDayCount[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="all-day" className="flex flex-col gap-1">
      <h2 id="all-day" className="text-base font-semibold text-soft">
        {t('office.kitchen.allDay')}
      </h2>
      <ul className="flex flex-col">
        {counts.map(({ key, name, size, count }) => (
          <li key={key} className="flex items-baseline justify-between gap-2 border-b border-line py-1.5">
            <span className="min-w-0">
              <span className="block text-lg leading-tight font-medium">{name}</span>
              {size !== '' && <span className="block text-base text-soft">{size}</span>}
            </span>
            <span className="text-2xl font-bold whitespace-nowrap tabular-nums">× {count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
