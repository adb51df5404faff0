import type { OfficeTables } from '@samobranka/contract'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { freeUntil } from './free-table.ts'

interface TableDialogProps {
  readonly room: OfficeTables
  readonly title: string
  readonly hint?: string
  readonly action: string
  /** Who is moved: their own table is free for them. */
  readonly stay?: number
  readonly children?: ReactNode
  onClose(): void
  onChoose(table: number): void
}

/** To which table; those that somebody has are not offered. */
export function TableDialog(props: TableDialogProps) {
  const { room, title, hint, action, stay, children, onClose, onChoose } = props
  const t = useTranslate()
  const { time } = useDateWords()
  const [table, setTable] = useState<number | null>(null)
  const now = Date.parse(room.now)
  const choices = room.tables.flatMap(({ id, seats, zone }) => {
    const until = freeUntil(room, id, now, stay)
    if (until === 'taken') return []
    const free =
      until === null ? t('office.tables.free_all') : t('office.tables.free_until', { time: time(until) })
    return [
      {
        value: String(id),
        label: `${id}${zone && `, ${zone}`} · ${t('office.tables.seats', { count: seats })} · ${free}`,
      },
    ]
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(hint !== undefined && { hint })}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('office.tables.not_now')}
          </Button>
          <Button
            size="l"
            look="primary"
            disabled={table === null}
            onClick={() => table !== null && onChoose(table)}
          >
            {action}
          </Button>
        </>
      }
    >
      {choices.length === 0 ? (
        <p>{t('office.tables.no_free')}</p>
      ) : (
        <RadioChoices
          label={t('office.tables.which')}
          size="l"
          choices={choices}
          value={table === null ? '' : String(table)}
          onChoose={(chosen) => setTable(Number(chosen))}
        />
      )}
      {children}
    </Dialog>
  )
}
