import { people } from '@samobranka/contract'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { JournalFilter } from './journal-filter.ts'

const KINDS = ['session', 'staff', 'device', 'key', 'order', 'switch'] as const

interface JournalFilterBarProps {
  readonly filter: JournalFilter
  onFilter(changes: Partial<JournalFilter>): void
}

export function JournalFilterBar({ filter, onFilter }: JournalFilterBarProps) {
  const t = useTranslate()
  const may = useMay()
  const { data } = useCall(people, {}, { isOff: !may('staff.read') })
  const persons = data?.people.map(({ person }) => ({ value: String(person.id), label: person.name })) ?? []
  return (
    <search className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desk:grid-cols-6">
      <SelectField
        label={t('office.journal.who')}
        choices={[{ value: '', label: t('office.journal.anybody') }, ...persons]}
        value={filter.staff}
        onChoose={(staff) => onFilter({ staff })}
      />
      <SelectField
        label={t('office.journal.what')}
        choices={[
          { value: '', label: t('office.journal.anything') },
          ...KINDS.map((kind) => ({ value: `${kind}.`, label: t(`office.journal.deeds_${kind}`) })),
        ]}
        value={filter.deed}
        onChoose={(deed) => onFilter({ deed })}
      />
      <TextField
        label={t('office.journal.subject')}
        value={filter.subject}
        placeholder="order"
        onChange={(event) => onFilter({ subject: event.currentTarget.value })}
      />
      <TextField
        label={t('office.journal.subject_id')}
        value={filter.number}
        onChange={(event) => onFilter({ number: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('office.journal.from')}
        value={filter.from}
        onChange={(event) => onFilter({ from: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('office.journal.to')}
        value={filter.to}
        onChange={(event) => onFilter({ to: event.currentTarget.value })}
      />
    </search>
  )
}
