import { UNTIL_CHOICES, type UntilChoice } from '@samobranka/rules'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { EVERY_KITCHEN, KitchenChoice, useFirstKitchen } from './kitchen-choice.tsx'

const LONGEST_REASON = 120

export interface Terms {
  readonly kitchen: number
  readonly until: UntilChoice
  readonly reason: string
}

/** Where, until when and why: the same of every kind. */
export function useTerms() {
  const first = useFirstKitchen()
  const [terms, setTerms] = useState<Terms>({ kitchen: first, until: 'opening', reason: '' })
  return {
    terms,
    change: (part: Partial<Terms>) => setTerms((before) => ({ ...before, ...part })),
    /** As it is sent. */
    sent: {
      warehouse: terms.kitchen === EVERY_KITCHEN ? null : terms.kitchen,
      until: terms.until,
      reason: terms.reason.trim(),
    },
  }
}

interface TermsFieldsProps {
  readonly terms: Terms
  readonly isReadByGuests?: boolean
  change(part: Partial<Terms>): void
}

export function TermsFields({ terms, isReadByGuests = false, change }: TermsFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <KitchenChoice value={terms.kitchen} onChoose={(kitchen) => change({ kitchen })} />
      <RadioChoices
        label={t('office.switches.until')}
        size="l"
        value={terms.until}
        choices={UNTIL_CHOICES.map((value) => ({ value, label: t(`office.switches.until.${value}`) }))}
        onChoose={(until) => change({ until })}
      />
      <TextField
        label={t(isReadByGuests ? 'office.switches.reasonForGuests' : 'office.switches.reason')}
        value={terms.reason}
        maxLength={LONGEST_REASON}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </>
  )
}
