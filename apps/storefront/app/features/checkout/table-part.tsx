import { useTranslate } from '../../i18n/i18n.tsx'
import { Stepper } from '../../ui/fields/stepper.tsx'
import { changeDraft } from './draft/draft-store.ts'
import { Part } from './part.tsx'
import type { Trouble } from './problems/trouble.ts'
import { SelectField } from './select-field.tsx'
import { ChoiceRail } from './times/choice-rail.tsx'
import type { Checkout } from './use-checkout.ts'

interface Props {
  readonly checkout: Checkout
  readonly troubles: readonly Trouble[]
}

/** How many guests, when, and where they would like to sit. */
export function TablePart({ checkout, troubles }: Props) {
  const t = useTranslate()
  const { times, draft, kitchen } = checkout
  const most = kitchen?.mostSeats ?? 1
  const zones = kitchen?.tableZones ?? []
  const none = times.times?.length === 0
  const change = (guests: number) => changeDraft({ guests: Math.min(Math.max(1, guests), Math.max(1, most)) })
  return (
    <Part title={t('booking.title')} troubles={troubles}>
      <div className="flex items-center justify-between gap-3">
        <span>{t('booking.people')}</span>
        <Stepper
          label={t('booking.people')}
          value={draft.guests}
          onIncrease={() => change(draft.guests + 1)}
          onDecrease={() => change(draft.guests - 1)}
          canIncrease={draft.guests < most}
          canDecrease={draft.guests > 1}
        />
      </div>
      <ChoiceRail
        label={t('field.date')}
        value={times.date}
        options={times.days?.map(({ date, label }) => ({ value: date, name: label || date })) ?? null}
        onChange={(takeDate) => changeDraft({ takeDate })}
        invalid={none}
      />
      {none ? null : (
        <ChoiceRail
          label={t('field.time')}
          value={times.time}
          options={times.times?.map((time) => ({ value: time, name: time.split('-')[0] ?? time })) ?? null}
          onChange={(takeTime) => changeDraft({ takeTime, takeDate: times.date })}
          invalid={troubles.length > 0}
        />
      )}
      {none ? (
        <p role="status" className="field-note">
          {t('booking.noTables')}
        </p>
      ) : null}
      {zones.length > 0 ? (
        <SelectField
          label={t('booking.zone')}
          options={[
            { value: '', name: t('booking.anyZone') },
            ...zones.map((zone) => ({ value: zone, name: zone })),
          ]}
          value={zones.includes(draft.tableZone) ? draft.tableZone : ''}
          onChange={(tableZone) => changeDraft({ tableZone })}
        />
      ) : null}
      {kitchen ? (
        <p className="text-small text-ink-soft">{t('booking.stay', { count: kitchen.bookingMinutes })}</p>
      ) : null}
    </Part>
  )
}
