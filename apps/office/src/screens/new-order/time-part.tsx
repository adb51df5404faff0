import { availableTimes } from '@samobranka/contract'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { DraftPart } from './draft-part.ts'

const ASAP = 'asap'

interface TimePartProps extends DraftPart {
  readonly kitchen: number | null
}

/** As soon as it can be, or at a time of the days to come. */
export function TimePart({ draft, onChange, kitchen }: TimePartProps) {
  const t = useTranslate()
  const { data } = useCall(
    availableTimes,
    { query: { warehouseId: kitchen, shippingMethod: draft.way } },
    { isOff: kitchen === null },
  )
  const times = (data?.days ?? []).flatMap(({ date, label, times: slots }) =>
    slots
      .filter((slot) => slot !== ASAP)
      .map((slot) => ({ value: `${date} ${slot}`, label: `${label || date}, ${slot}` })),
  )
  return (
    <SelectField
      label={t('office.orders.when')}
      choices={[{ value: ASAP, label: t('office.orders.asap') }, ...times]}
      value={draft.takeTime === ASAP ? ASAP : `${draft.takeDate} ${draft.takeTime}`}
      onChoose={(chosen) => {
        const [date = null, slot = ASAP] = chosen === ASAP ? [] : chosen.split(' ')
        onChange({ takeDate: date, takeTime: slot })
      }}
    />
  )
}
