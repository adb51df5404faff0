import type { OfficeSetup } from '@samobranka/contract'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFirstKitchen } from '../switches/kitchen-choice.tsx'
import { KitchenSelect } from './kitchen-select.tsx'
import { PartsList } from './parts-list.tsx'
import { newId, type SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

type Categories = OfficeSetup['categories']

export function StationsPart({ categories }: { readonly categories: Categories }) {
  const t = useTranslate()
  const kitchen = useFirstKitchen()
  const { control, register, getValues } = useFormContext<SetupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'stations', keyName: 'key' })
  return (
    <SetupPart title={t('office.setup.stations')} hint={t('office.setup.stationsHint')}>
      <PartsList
        parts={fields}
        nameOf={(index) => getValues(`stations.${index}.name`)}
        add={() => append({ id: newId(), kitchen, name: '', categories: [] })}
        remove={remove}
      >
        {(_part, index) => (
          <>
            <TextField label={t('office.setup.name')} {...register(`stations.${index}.name`)} />
            <KitchenSelect name={`stations.${index}.kitchen`} />
            <StationCategories index={index} categories={categories} />
          </>
        )}
      </PartsList>
    </SetupPart>
  )
}

interface StationCategoriesProps {
  readonly index: number
  readonly categories: Categories
}

/** Those on top: what lies below a category is made where it is. */
function StationCategories({ index, categories }: StationCategoriesProps) {
  const t = useTranslate()
  const { control } = useFormContext<SetupForm>()
  const { field } = useController({ control, name: `stations.${index}.categories` })
  const shown = categories.filter(({ id, parent }) => parent === 0 || field.value.includes(id))
  const check = (id: number, isChecked: boolean) =>
    field.onChange(isChecked ? [...field.value, id] : field.value.filter((one) => one !== id))
  return (
    <fieldset className="tablet:col-span-2">
      <legend className="text-sm font-medium">{t('office.setup.categories')}</legend>
      <div className="flex flex-wrap gap-x-4">
        {shown.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            isChecked={field.value.includes(id)}
            onCheck={(isChecked) => check(id, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
