import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFirstKitchen } from '../switches/kitchen-choice.tsx'
import { KitchenSelect } from './kitchen-select.tsx'
import { PartsList } from './parts-list.tsx'
import type { SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

export function FloatsPart() {
  const t = useTranslate()
  const { all } = useKitchens()
  const kitchen = useFirstKitchen()
  const { control, register, getValues } = useFormContext<SetupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'floats' })
  const nameOf = (index: number) =>
    all.find(({ id }) => id === getValues(`floats.${index}.kitchen`))?.name ?? ''
  return (
    <SetupPart title={t('office.setup.floats')}>
      <PartsList parts={fields} nameOf={nameOf} add={() => append({ kitchen, amount: '' })} remove={remove}>
        {(_part, index) => (
          <>
            <KitchenSelect name={`floats.${index}.kitchen`} />
            <TextField
              label={t('office.setup.amount')}
              inputMode="decimal"
              {...register(`floats.${index}.amount`)}
            />
          </>
        )}
      </PartsList>
    </SetupPart>
  )
}
