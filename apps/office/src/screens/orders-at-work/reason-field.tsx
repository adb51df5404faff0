import type { Domain, officeReason } from '@samobranka/contract'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TextArea } from '../../ui/text-field.tsx'

interface ReasonFieldProps {
  readonly reasons: readonly Domain<typeof officeReason>[]
  readonly hint?: string
  /** The id of one of the list, or words of one's own. */
  readonly reason: string
  onReason(reason: string): void
}

const OWN = ''

/** A reason of the list, or one in one's own words. */
export function ReasonField({ reasons, hint, reason, onReason }: ReasonFieldProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<string | null>(null)
  const isOwn = chosen === OWN || reasons.length === 0
  return (
    <>
      {reasons.length > 0 && (
        <RadioChoices
          label={t('office.orders.reason')}
          size="l"
          choices={[
            ...reasons.map(({ id, name }) => ({ value: id, label: name })),
            { value: OWN, label: t('office.orders.own_reason') },
          ]}
          value={chosen}
          onChoose={(value) => {
            setChosen(value)
            onReason(value)
          }}
        />
      )}
      {isOwn && (
        <TextArea
          label={reasons.length > 0 ? t('office.orders.own_reason') : t('office.orders.reason')}
          hint={hint}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </>
  )
}
