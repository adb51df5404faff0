import { endOtherStaffSessions, endOwnStaffSession, ownStaffSessions } from '@samobranka/contract'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'
import { SessionList } from './session-list.tsx'

/** Where the person is signed in; each is ended by itself, or all the others at once. */
export function OwnSessions() {
  const t = useTranslate()
  const { data, error } = useCall(ownStaffSessions)
  const one = useDeed(endOwnStaffSession, [ownStaffSessions])
  const others = useDeed(endOtherStaffSessions, [ownStaffSessions])
  const told = {
    onSuccess: () => toast(t('office.staff.session_ended')),
    onError: (fault: Error) => toast(fault.message, 'danger'),
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('office.me.sessions')}</h2>
        {(data?.sessions.length ?? 0) > 1 && (
          <Button onClick={() => others.mutate({}, told)}>{t('office.me.end_others')}</Button>
        )}
      </div>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {data && <SessionList sessions={data.sessions} onEnd={(id) => one.mutate({ params: { id } }, told)} />}
    </>
  )
}
