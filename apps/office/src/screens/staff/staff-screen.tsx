import { people } from '@samobranka/contract'
import { TabletSmartphone, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddPersonSheet } from './add-person-sheet.tsx'
import { DevicesCard } from './devices-card.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { PairSheet } from './pair-sheet.tsx'
import { PeopleCard } from './people-card.tsx'
import { PersonSheet } from './person-sheet.tsx'

type Open = { readonly what: 'invite' | 'add' | 'pair' } | { readonly what: 'person'; readonly id: number }

/** Who works here, the tablets they share, and the way in for others. */
export function StaffScreen() {
  const t = useTranslate()
  const may = useMay()
  const { data, error } = useCall(people)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const mayWrite = may('staff.write')
  const chosen =
    open?.what === 'person' ? data?.people.find(({ person }) => person.id === open.id) : undefined

  return (
    <ScreenPage
      title={t('office.screen.staff')}
      actions={
        <>
          {may('devices.write') && (
            <Button icon={TabletSmartphone} onClick={() => setOpen({ what: 'pair' })}>
              {t('office.devices.pair')}
            </Button>
          )}
          {mayWrite && (
            <>
              <Button onClick={() => setOpen({ what: 'add' })}>{t('office.staff.add')}</Button>
              <Button look="primary" icon={UserPlus} onClick={() => setOpen({ what: 'invite' })}>
                {t('office.staff.invite')}
              </Button>
            </>
          )}
        </>
      }
    >
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <PeopleCard
          people={data.people}
          onOpen={({ person }) => setOpen({ what: 'person', id: person.id })}
        />
      )}
      {data && data.invitations.length > 0 && <InvitationsCard invitations={data.invitations} />}
      {may('devices.write') && <DevicesCard />}
      {open?.what === 'invite' && <InviteSheet onClose={close} />}
      {open?.what === 'add' && <AddPersonSheet onClose={close} />}
      {open?.what === 'pair' && <PairSheet onClose={close} />}
      {chosen && <PersonSheet key={chosen.person.id} row={chosen} onClose={close} />}
    </ScreenPage>
  )
}
