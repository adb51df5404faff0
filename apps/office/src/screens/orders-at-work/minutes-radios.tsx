import { useTranslate } from '../../i18n/translator.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'

interface MinutesRadiosProps {
  readonly minutes: readonly number[]
  readonly chosen: number | null
  onChoose(minutes: number): void
}

/** In how many minutes the guest is told it will be ready. */
export function MinutesRadios({ minutes, chosen, onChoose }: MinutesRadiosProps) {
  const t = useTranslate()
  return (
    <RadioChoices
      label={t('office.orders.in_minutes')}
      size="l"
      isEven
      choices={minutes.map((value) => ({ value, label: String(value) }))}
      value={chosen}
      onChoose={onChoose}
    />
  )
}
