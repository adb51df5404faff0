import { officeRequests } from '@samobranka/contract'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RequestCard } from './request-card.tsx'

const STATES = ['open', 'done'] as const

/** Requests to be called back and letters: taken by somebody, answered, or made an order by phone. */
export function RequestsScreen() {
  const t = useTranslate()
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const { data, error, refetch } = useCall(
    officeRequests,
    { query: { state } },
    { liveBy: ['request'], keepsPrevious: true },
  )
  return (
    <ScreenPage
      title={t('office.orders.requests')}
      actions={
        <RadioChoices
          label={t('office.orders.requests')}
          hidesLabel
          size="l"
          choices={STATES.map((value) => ({ value, label: t(`office.orders.requests_${value}`) }))}
          value={state}
          onChoose={setState}
        />
      }
    >
      {data ? (
        data.requests.length === 0 ? (
          <EmptyState icon={Inbox} title={t('office.orders.no_requests')} />
        ) : (
          <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
            {data.requests.map((request) => (
              <li key={`${request.kind}${request.id}`}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <EmptyState icon={Inbox} title={t('office.orders.no_answer')}>
          <Button look="primary" size="l" onClick={() => void refetch()}>
            {t('office.ui.try_again')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton className="h-40" />
      )}
    </ScreenPage>
  )
}
