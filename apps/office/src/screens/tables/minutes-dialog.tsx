import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'

const MINUTES = [10, 15, 20, 30, 45, 60]

interface MinutesDialogProps {
  readonly title: string
  readonly hint: string
  readonly label: string
  onClose(): void
  onChoose(minutes: number): void
}

export function MinutesDialog({ title, hint, label, onClose, onChoose }: MinutesDialogProps) {
  const t = useTranslate()
  const [minutes, setMinutes] = useState(15)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      hint={hint}
      actions={
        <>
          <Button size="l" onClick={onClose}>
            {t('office.tables.not_now')}
          </Button>
          <Button size="l" look="primary" onClick={() => onChoose(minutes)}>
            {title}
          </Button>
        </>
      }
    >
      <RadioChoices
        label={label}
        size="l"
        choices={MINUTES.map((count) => ({
          value: String(count),
          label: t('office.tables.minutes', { count }),
        }))}
        value={String(minutes)}
        onChoose={(chosen) => setMinutes(Number(chosen))}
      />
    </Dialog>
  )
}
