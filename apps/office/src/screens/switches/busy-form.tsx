import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { TermsFields, useTerms } from './terms-fields.tsx'
import { useSwitchDeeds, useSwitchesOn } from './use-switches.ts'

const PARTS = ['cooking', 'delivery', 'both'] as const
const USUAL_MINUTES = 20

export function BusyForm() {
  const t = useTranslate()
  const { terms, change, sent } = useTerms()
  const { turnOn, isBusy } = useSwitchDeeds()
  const [target, setTarget] = useState<(typeof PARTS)[number]>('cooking')
  const { busyMinutes } = useSwitchesOn()
  const offered = busyMinutes.length > 0 ? busyMinutes : [USUAL_MINUTES]
  const [chosen, setMinutes] = useState<number | null>(null)
  const minutes = chosen ?? offered[0] ?? USUAL_MINUTES
  const [blocksAsap, setBlocksAsap] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <RadioChoices
        label={t('office.switches.part')}
        size="l"
        value={target}
        choices={PARTS.map((value) => ({ value, label: t(`office.switches.part.${value}`) }))}
        onChoose={setTarget}
      />
      <RadioChoices
        label={t('office.switches.minutes')}
        size="l"
        value={minutes}
        choices={offered.map((value) => ({
          value,
          label: t('office.switches.plusMinutes', { count: value }),
        }))}
        onChoose={setMinutes}
      />
      <div>
        <CheckField label={t('office.switches.asapOff')} isChecked={blocksAsap} onCheck={setBlocksAsap} />
        <p className="pl-8 text-sm text-soft">{t('office.switches.asapOffHint')}</p>
      </div>
      <TermsFields terms={terms} change={change} />
      <Button
        look="primary"
        size="l"
        icon={Hourglass}
        isBusy={isBusy}
        className="self-start"
        onClick={() => turnOn({ kind: 'busy', target, minutes, blocksAsap, ...sent })}
      >
        {t('office.switches.doBusy')}
      </Button>
    </div>
  )
}
