import type { JournalEntry } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'

/** One deed: when, who, what, of what, before and after. */
export function JournalLine({ entry }: { readonly entry: JournalEntry }) {
  const t = useTranslate()
  const moment = useMoment()
  const { at, by, actor, address, deed, subject, subjectId, before, after } = entry
  const who = by || (actor === 'staff' ? '' : t(`office.journal.by_${actor}`))
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2 tablet:grid-cols-[10rem_12rem_1fr]">
      <time dateTime={at} className="text-xs text-soft tabular-nums">
        {moment(at)}
      </time>
      <span className="min-w-0">
        <span className="block truncate font-medium">{who}</span>
        <span className="block truncate text-xs text-soft">{address}</span>
      </span>
      <span className="min-w-0">
        <code className="text-sm">{deed}</code>{' '}
        <span className="text-soft">
          {subject} {subjectId}
        </span>
        {(before !== null || after !== null) && (
          <code className="block text-xs break-words text-soft">
            {before !== null && `${JSON.stringify(before)} → `}
            {after === null ? '∅' : JSON.stringify(after)}
          </code>
        )}
      </span>
    </li>
  )
}
