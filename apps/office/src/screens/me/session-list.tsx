import type { CustomerSession } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

interface SessionListProps {
  readonly sessions: readonly CustomerSession[]
  /** null where they may only be looked at. */
  readonly onEnd: ((id: string) => void) | null
}

/** Where somebody is signed in, and the button that ends it. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const t = useTranslate()
  const moment = useMoment()
  return (
    <ul className="flex flex-col gap-2">
      {sessions.map(({ id, device, address, seenAt, current }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2">
          <span>
            <span className="font-medium">{device || t('office.me.unknown_device')}</span>{' '}
            {current && <Badge tone="good">{t('office.me.this_session')}</Badge>}
            <span className="block text-xs text-soft">
              {[address, t('office.me.seen', { when: moment(seenAt) })].filter(Boolean).join(' · ')}
            </span>
          </span>
          {onEnd && <Button onClick={() => onEnd(id)}>{t('office.staff.end_session')}</Button>}
        </li>
      ))}
    </ul>
  )
}
