import type { JournalEntry } from '@samobranka/contract'
import { isOfficeKey } from '@samobranka/dictionary'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { changeText } from './change-text.ts'

/** One deed: when, who, what, of what, before and after. */
export function JournalLine({ entry }: { readonly entry: JournalEntry }) {
  const t = useTranslate()
  const moment = useMoment()
  const { at, by, actor, address, deed, subject, subjectId, before, after } = entry
  const who = by || (actor === 'staff' ? '' : t(`office.journal.by_${actor}`))
  /** Words where there are any; else the code, which is the same in every version. */
  const say = (key: string, code: string) => (isOfficeKey(key) ? t(key) : code)
  const change = changeText(before, after)
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
        <span title={deed}>{say(`office.deed.${deed}`, deed)}</span>{' '}
        <span className="text-soft">
          {say(`office.subject.${subject}`, subject)} {subjectId}
        </span>
        {change !== '' && <span className="block text-xs break-words text-soft">{change}</span>}
      </span>
    </li>
  )
}
