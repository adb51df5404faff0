import { endSessionOfPerson, sessionsOfPerson } from '@samobranka/contract'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { SessionList } from '../me/session-list.tsx'

interface PersonSessionsProps {
  readonly staffId: number
  readonly mayEnd: boolean
}

/** Where a person is signed in. */
export function PersonSessions({ staffId, mayEnd }: PersonSessionsProps) {
  const t = useTranslate()
  const { data, error } = useCall(sessionsOfPerson, { params: { id: staffId } })
  const { mutate } = useDeed(endSessionOfPerson, [sessionsOfPerson])
  const end = (session: string) =>
    mutate(
      { params: { id: staffId, session } },
      {
        onSuccess: () => toast(t('office.staff.session_ended')),
        onError: (fault) => toast(fault.message, 'danger'),
      },
    )
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t('office.staff.sessions')}</h3>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-12" />}
      {data?.sessions.length === 0 && <p className="text-soft">{t('office.staff.no_sessions')}</p>}
      {data && <SessionList sessions={data.sessions} onEnd={mayEnd ? end : null} />}
    </section>
  )
}
