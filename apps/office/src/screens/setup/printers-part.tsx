import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFirstKitchen } from '../switches/kitchen-choice.tsx'
import { KitchenSelect } from './kitchen-select.tsx'
import { PartsList } from './parts-list.tsx'
import { newId, type SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

const KINDS = ['browser', 'escpos', 'cloudprnt'] as const
const PRINTS = ['ticket', 'receipt'] as const
const WIDTHS = [58, 80] as const

export function PrintersPart() {
  const t = useTranslate()
  const kitchen = useFirstKitchen()
  const { control, register, getValues } = useFormContext<SetupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'printers', keyName: 'key' })
  return (
    <SetupPart title={t('office.setup.printers')}>
      <PartsList
        parts={fields}
        nameOf={(index) => getValues(`printers.${index}.name`)}
        add={() =>
          append({ id: newId(), kitchen, name: '', kind: 'browser', width: 80, station: '', prints: [] })
        }
        remove={remove}
      >
        {(_part, index) => (
          <>
            <TextField label={t('office.setup.name')} {...register(`printers.${index}.name`)} />
            <KitchenSelect name={`printers.${index}.kitchen`} />
            <PrinterLook index={index} />
          </>
        )}
      </PartsList>
    </SetupPart>
  )
}

function PrinterLook({ index }: { readonly index: number }) {
  const t = useTranslate()
  const { control } = useFormContext<SetupForm>()
  const kind = useController({ control, name: `printers.${index}.kind` }).field
  const width = useController({ control, name: `printers.${index}.width` }).field
  const station = useController({ control, name: `printers.${index}.station` }).field
  const prints = useController({ control, name: `printers.${index}.prints` }).field
  const [stations, kitchen] = useWatch({ control, name: ['stations', `printers.${index}.kitchen`] })
  const own = stations.filter((one) => one.kitchen === kitchen)
  return (
    <>
      <SelectField
        label={t('office.setup.printer.kind')}
        value={kind.value}
        choices={KINDS.map((value) => ({ value, label: t(`office.setup.printer.${value}`) }))}
        onChoose={kind.onChange}
      />
      <SelectField
        label={t('office.setup.station')}
        value={station.value}
        choices={[
          { value: '', label: t('office.setup.printer.everyStation') },
          ...own.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={station.onChange}
      />
      <RadioChoices
        label={t('office.setup.printer.width')}
        value={width.value}
        choices={WIDTHS.map((value) => ({ value: value as number, label: String(value) }))}
        onChoose={width.onChange}
      />
      <fieldset>
        <legend className="text-sm font-medium">{t('office.setup.printer.prints')}</legend>
        {PRINTS.map((one) => (
          <CheckField
            key={one}
            label={t(`office.setup.printer.${one}`)}
            isChecked={prints.value.includes(one)}
            onCheck={(isChecked) =>
              prints.onChange(
                isChecked ? [...prints.value, one] : prints.value.filter((other) => other !== one),
              )
            }
          />
        ))}
      </fieldset>
    </>
  )
}
