import { RequestFailed } from '@samobranka/contract'
import { CloudOff, Lock, TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { isRefused, Refused } from '../api/refused.ts'
import { useTranslate } from '../i18n/translator.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Instead of a screen that failed: why, and what to do. The office around it goes on. */
export function FailedScreen() {
  const t = useTranslate()
  const fault = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isForbidden = isRefused(fault, 403) || (isRouteErrorResponse(fault) && fault.status === 403)
  if (isForbidden)
    return (
      <EmptyState
        isScreen
        icon={Lock}
        title={t('office.ui.forbidden')}
        hint={t('office.ui.forbidden_hint')}
      />
    )

  const isAway = fault instanceof RequestFailed
  const told = fault instanceof Refused ? fault.message : null
  // A module of an older build is gone: the page itself knows where the new ones are.
  const isOld = fault instanceof TypeError && /module|import/i.test(fault.message)
  return (
    <EmptyState
      isScreen
      icon={isAway ? CloudOff : TriangleAlert}
      title={isAway ? t('office.ui.no_answer') : t('office.ui.failed')}
      hint={told ?? (isAway ? t('office.ui.no_answer_hint') : t('office.ui.failed_hint'))}
    >
      <Button
        look="primary"
        isBusy={state === 'loading'}
        onClick={() => (isOld ? location.reload() : void revalidate())}
      >
        {t('office.ui.try_again')}
      </Button>
    </EmptyState>
  )
}
