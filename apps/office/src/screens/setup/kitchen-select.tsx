import { useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { SetupForm } from './setup-form.ts'

interface KitchenSelectProps {
  readonly name: `stations.${number}.kitchen` | `floats.${number}.kitchen` | `printers.${number}.kitchen`
}

export function KitchenSelect({ name }: KitchenSelectProps) {
  const t = useTranslate()
  const { all } = useKitchens()
  const { control } = useFormContext<SetupForm>()
  const { field } = useController({ control, name })
  return (
    <SelectField
      label={t('office.setup.kitchen')}
      value={field.value}
      choices={all.map(({ id, name: called }) => ({ value: id, label: called }))}
      onChoose={field.onChange}
    />
  )
}
