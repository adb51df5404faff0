import type { OfficeTables } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TableDialog } from './table-dialog.tsx'

const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8]
const STAYS = [30, 60, 90, 120, 180]

interface WalkInDialogProps {
  readonly room: OfficeTables
  onClose(): void
  onSeat(guests: { readonly table: number; readonly people: number; readonly minutes: number }): void
}

/** Guests who booked nothing: where, how many, for how long. */
export function WalkInDialog({ room, onClose, onSeat }: WalkInDialogProps) {
  const t = useTranslate()
  const [people, setPeople] = useState(2)
  const [minutes, setMinutes] = useState(room.stayMinutes)
  const stays = [...new Set([...STAYS, room.stayMinutes])].sort((a, b) => a - b)
  return (
    <TableDialog
      room={room}
      title={t('office.tables.walk_in')}
      action={t('office.tables.seat')}
      onClose={onClose}
      onChoose={(table) => onSeat({ table, people, minutes })}
    >
      <RadioChoices
        label={t('office.tables.how_many')}
        size="l"
        choices={PEOPLE.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(people)}
        onChoose={(chosen) => setPeople(Number(chosen))}
      />
      <RadioChoices
        label={t('office.tables.for_how_long')}
        size="l"
        choices={stays.map((count) => ({
          value: String(count),
          label: t('office.tables.minutes', { count }),
        }))}
        value={String(minutes)}
        onChoose={(chosen) => setMinutes(Number(chosen))}
      />
    </TableDialog>
  )
}
