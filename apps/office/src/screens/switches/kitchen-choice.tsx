import { useTranslate } from '../../i18n/translator.tsx'
import { useMe } from '../../session/me.ts'
import { useKitchens } from '../../session/use-kitchens.ts'
import { RadioChoices } from '../../ui/radio-choices.tsx'

/** Stands for every kitchen among the numbers of kitchens. */
export const EVERY_KITCHEN = 0

/** The kitchen that is offered first. */
export function useFirstKitchen(): number {
  return useKitchens().chosen[0]?.id ?? EVERY_KITCHEN
}

interface KitchenChoiceProps {
  readonly value: number
  onChoose(kitchen: number): void
}

/** At which kitchen; all at once by whoever works at all of them. With one there is nothing to choose. */
export function KitchenChoice({ value, onChoose }: KitchenChoiceProps) {
  const t = useTranslate()
  const { all } = useKitchens()
  const { person } = useMe()
  if (all.length < 2) return null
  const kitchens = all.map(({ id, name }) => ({ value: id, label: name }))
  const every = { value: EVERY_KITCHEN, label: t('office.switches.everyKitchen') }
  return (
    <RadioChoices
      label={t('office.switches.kitchen')}
      value={value}
      choices={person.kitchens.length === 0 ? [...kitchens, every] : kitchens}
      onChoose={onChoose}
    />
  )
}
