import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TermsFields, useTerms } from './terms-fields.tsx'
import { useSwitchDeeds } from './use-switches.ts'

const WAYS = ['flat_rate', 'local_pickup', 'lounge', 'all'] as const

export function PauseForm() {
  const t = useTranslate()
  const { terms, change, sent } = useTerms()
  const { turnOn, isBusy } = useSwitchDeeds()
  const [target, setTarget] = useState<(typeof WAYS)[number]>('flat_rate')
  return (
    <div className="flex flex-col gap-4">
      <RadioChoices
        label={t('office.switches.way')}
        size="l"
        value={target}
        choices={WAYS.map((value) => ({ value, label: t(`office.switches.way.${value}`) }))}
        onChoose={setTarget}
      />
      <TermsFields terms={terms} change={change} isReadByGuests />
      <Button
        look="primary"
        size="l"
        icon={CirclePause}
        isBusy={isBusy}
        className="self-start"
        onClick={() => turnOn({ kind: 'pause', target, minutes: 0, blocksAsap: false, ...sent })}
      >
        {t('office.switches.doPause')}
      </Button>
    </div>
  )
}
