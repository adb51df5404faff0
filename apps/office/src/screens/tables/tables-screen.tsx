import { listTables } from '@samobranka/contract'
import { Armchair, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KitchenField, useOneKitchen } from '../counter/kitchen-field.tsx'
import { isOpen } from './free-table.ts'
import { StayCard } from './stay-card.tsx'
import { Timeline } from './timeline.tsx'
import { useStayDeeds } from './use-stay-deeds.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

/** Who has which table this evening: along the hours at a desk, as a list on a phone. */
export function TablesScreen() {
  const t = useTranslate()
  const [kitchen, choose] = useOneKitchen()
  const [day, setDay] = useState('')
  const [isSeating, setSeating] = useState(false)
  const deeds = useStayDeeds()
  const { data: room, isError } = useCall(
    listTables,
    { query: { kitchen, ...(day && { day }) } },
    { liveBy: ['table', 'order'], keepsPrevious: true },
  )
  const isToday = room !== undefined && room.now >= room.from && room.now < room.to
  // Those who are awaited or sit here first, in their time; who is gone after them.
  const stays = room ? room.stays.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))) : []

  return (
    <ScreenPage
      title={t('office.screen.tables')}
      actions={
        isToday &&
        room.tables.length > 0 && (
          <Button size="l" look="primary" icon={UserPlus} onClick={() => setSeating(true)}>
            {t('office.tables.walk_in')}
          </Button>
        )
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <KitchenField value={kitchen} onChoose={choose} />
        <TextField
          label={t('office.tables.day')}
          type="date"
          value={day || (room?.day ?? '')}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      {!room ? (
        isError ? (
          <EmptyState icon={Armchair} title={t('office.tables.no_answer')} />
        ) : (
          <Skeleton className="h-64" />
        )
      ) : room.tables.length === 0 ? (
        <EmptyState icon={Armchair} title={t('office.tables.none')} hint={t('office.tables.none_hint')} />
      ) : (
        <>
          <div className="hidden tablet:block">
            <Timeline room={room} />
          </div>
          <section aria-label={t('office.tables.list')} className="flex flex-col gap-3">
            <h2 className="text-lg font-semibold">{t('office.tables.list')}</h2>
            {stays.length === 0 && <p className="text-soft">{t('office.tables.no_stays')}</p>}
            <div className="grid items-start gap-3 tablet:grid-cols-2 desk:grid-cols-3">
              {stays.map((stay) => (
                <StayCard key={stay.id} stay={stay} room={room} deeds={deeds} />
              ))}
            </div>
          </section>
          {isSeating && (
            <WalkInDialog
              room={room}
              onClose={() => setSeating(false)}
              onSeat={(guests) => {
                setSeating(false)
                deeds.seat({ kitchen: room.kitchen, ...guests })
              }}
            />
          )}
        </>
      )}
    </ScreenPage>
  )
}
