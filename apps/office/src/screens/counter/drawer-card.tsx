import {
  addDrawerEntry,
  type Counter,
  closeDrawer,
  officeCounter,
  openDrawer,
  readDayClose,
} from '@samobranka/contract'
import { Minus, Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { writeSum } from '../orders-at-work/read-sum.ts'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import { DifferenceText } from './difference-text.tsx'
import { DrawerSums } from './drawer-sums.tsx'
import { SumDialog } from './sum-dialog.tsx'

const CHANGES = [officeCounter, readDayClose]
const NOBODY = 0

/** The drawer: open it, put in, take out, count it. */
export function DrawerCard({ counter }: { readonly counter: Counter }) {
  const t = useTranslate()
  const sum = useSums()
  const { time } = useDateWords()
  const may = useMay()
  const [asked, ask] = useState<'open' | 'in' | 'out' | 'close' | null>(null)
  const [courier, setCourier] = useState(NOBODY)
  const opening = useDeed(openDrawer, CHANGES)
  const adding = useDeed(addDrawerEntry, CHANGES)
  const closing = useDeed(closeDrawer, CHANGES)
  const { drawer, kitchen, couriers } = counter
  const works = may('counter.work', kitchen)
  const couriersToChoose = couriers.map(({ courier: value, name }) => ({ value, label: name }))
  const params = { id: drawer?.id ?? 0 }

  return (
    <Card aria-label={t('office.counter.drawer')} className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('office.counter.drawer')}</h2>
      {drawer ? (
        <>
          <p className="text-soft">
            {t('office.counter.opened_by', { who: drawer.openedBy, time: time(drawer.openedAt) })}
          </p>
          <DrawerSums drawer={drawer} />
          {works && (
            <div className="flex flex-wrap gap-2">
              <Button size="l" icon={Plus} onClick={() => ask('in')}>
                {t('office.counter.pay_in')}
              </Button>
              <Button size="l" icon={Minus} onClick={() => ask('out')}>
                {t('office.counter.pay_out')}
              </Button>
              <Button size="l" look="primary" onClick={() => ask('close')}>
                {t('office.counter.close')}
              </Button>
            </div>
          )}
          <h3 className="font-medium">{t('office.counter.entries')}</h3>
          {drawer.entries.length === 0 && <p className="text-soft">{t('office.counter.no_entries')}</p>}
          <ul className="flex flex-col">
            {drawer.entries.map((entry) => (
              <li key={entry.id} className="flex justify-between gap-3 border-t border-line py-2">
                <span className="min-w-0">
                  {entry.reason || couriers.find((one) => one.courier === entry.courier)?.name}
                  <span className="block text-xs text-soft">
                    {time(entry.at)}, {entry.by}
                  </span>
                </span>
                <span className="shrink-0 tabular-nums">
                  {entry.kind === 'in' ? '+' : '−'}
                  {sum(entry.amount)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          icon={Wallet}
          title={t('office.counter.no_drawer')}
          hint={t('office.counter.no_drawer_hint')}
        >
          {works && (
            <Button size="l" look="primary" onClick={() => ask('open')}>
              {t('office.counter.open')}
            </Button>
          )}
        </EmptyState>
      )}
      {asked === 'open' && (
        <SumDialog
          title={t('office.counter.open')}
          label={t('office.counter.float')}
          hint={t('office.counter.float_hint')}
          usual={writeSum(counter.usualFloat)}
          action={t('office.counter.open')}
          reason={null}
          onClose={() => ask(null)}
          onSend={async (float) => {
            await opening.mutateAsync({ body: { kitchen, float } })
            toast(t('office.counter.done_open'))
          }}
        />
      )}
      {(asked === 'in' || asked === 'out') && (
        <SumDialog
          title={t(`office.counter.pay_${asked}`)}
          label={t('office.counter.amount')}
          action={t(`office.counter.pay_${asked}`)}
          reason={{
            label: t('office.counter.reason'),
            hint: t(`office.counter.reason_hint_${asked}`),
            isNeeded: () => asked === 'out' || courier === NOBODY,
          }}
          onClose={() => ask(null)}
          onSend={async (amount, reason) => {
            const from = asked === 'in' && courier !== NOBODY ? courier : null
            await adding.mutateAsync({ params, body: { kind: asked, amount, reason, courier: from } })
            toast(t(`office.counter.done_${asked}`, { sum: sum(amount) }))
          }}
        >
          {asked === 'in' && couriers.length > 0 && (
            <SelectField
              label={t('office.counter.from_courier')}
              choices={[{ value: NOBODY, label: t('office.counter.nobody') }, ...couriersToChoose]}
              value={courier}
              onChoose={setCourier}
            />
          )}
        </SumDialog>
      )}
      {asked === 'close' && drawer && (
        <SumDialog
          title={t('office.counter.close')}
          label={t('office.counter.counted')}
          hint={t('office.counter.counted_hint')}
          action={t('office.counter.close')}
          reason={{
            label: t('office.counter.why_different'),
            isNeeded: (counted) => counted !== drawer.expected,
          }}
          told={(counted) => <DifferenceText difference={counted - drawer.expected} />}
          onClose={() => ask(null)}
          onSend={async (counted, reason) => {
            await closing.mutateAsync({ params, body: { counted, reason } })
            toast(t('office.counter.done_close'))
          }}
        />
      )}
    </Card>
  )
}
