import type { PersonRow } from '@samobranka/contract'
import { ChevronRight } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListCard } from './list-card.tsx'
import { useKitchenNames } from './use-kitchen-names.ts'

interface PeopleCardProps {
  readonly people: readonly PersonRow[]
  onOpen(row: PersonRow): void
}

export function PeopleCard({ people, onOpen }: PeopleCardProps) {
  const t = useTranslate()
  return (
    <ListCard title={t('office.staff.people')}>
      <ul>
        {people.map((row) => (
          <PersonLine key={row.person.id} row={row} onOpen={() => onOpen(row)} />
        ))}
      </ul>
    </ListCard>
  )
}

function PersonLine({ row, onOpen }: { readonly row: PersonRow; onOpen(): void }) {
  const t = useTranslate()
  const moment = useMoment()
  const kitchens = useKitchenNames()
  const { person, email, phone, seenAt, endedAt, isDemo } = row
  const ways = [
    row.hasPassword && t('office.staff.way_password'),
    row.hasTotp && t('office.staff.way_totp'),
    row.hasPasskey && t('office.staff.way_passkey'),
    row.hasPin && t('office.staff.way_pin'),
  ].filter((way) => typeof way === 'string')
  const when = endedAt
    ? t('office.staff.left', { date: moment(endedAt) })
    : seenAt
      ? moment(seenAt)
      : t('office.staff.never')
  return (
    <li className="border-t border-line">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-touch w-full items-center gap-3 px-4 py-2 text-left hover:bg-sunken"
      >
        <span className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
          <span className="min-w-0">
            <span className={endedAt ? 'font-medium text-soft line-through' : 'font-medium'}>
              {person.name}
            </span>
            <span className="block truncate text-xs text-soft">{email || phone}</span>
          </span>
          <span className="flex flex-wrap items-center gap-1">
            <Badge tone={person.role === 'owner' ? 'good' : 'plain'}>{t(`office.role.${person.role}`)}</Badge>
            <span className="text-xs text-soft">{kitchens(person.kitchens)}</span>
          </span>
          <span className="flex flex-wrap gap-1">
            {isDemo && <Badge tone="warn">{t('office.staff.looks_around')}</Badge>}
            {ways.map((way) => (
              <Badge key={way}>{way}</Badge>
            ))}
          </span>
          <span className="text-xs text-soft">{when}</span>
        </span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-soft" />
      </button>
    </li>
  )
}
