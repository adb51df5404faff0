import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PartsList } from './parts-list.tsx'
import { newId, type ReasonList, type SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

export function ReasonsPart({ list }: { readonly list: ReasonList }) {
  const t = useTranslate()
  const { control, register, getValues } = useFormContext<SetupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: `reasons.${list}`, keyName: 'key' })
  return (
    <SetupPart title={`${t('office.setup.reasons')}: ${t(`office.setup.reasons.${list}`)}`}>
      <PartsList
        parts={fields}
        nameOf={(index) => getValues(`reasons.${list}.${index}.name`)}
        add={() => append({ id: newId(), name: '', guestText: '' })}
        remove={remove}
      >
        {(_part, index) => (
          <>
            <TextField label={t('office.setup.name')} {...register(`reasons.${list}.${index}.name`)} />
            <TextField
              label={t('office.setup.guestText')}
              {...register(`reasons.${list}.${index}.guestText`)}
            />
          </>
        )}
      </PartsList>
    </SetupPart>
  )
}

export function TemplatesPart() {
  const t = useTranslate()
  const { control, register, getValues } = useFormContext<SetupForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'messageTemplates', keyName: 'key' })
  return (
    <SetupPart title={t('office.setup.templates')}>
      <PartsList
        parts={fields}
        nameOf={(index) => getValues(`messageTemplates.${index}.name`)}
        add={() => append({ id: newId(), name: '', text: '' })}
        remove={remove}
      >
        {(_part, index) => (
          <>
            <TextField label={t('office.setup.name')} {...register(`messageTemplates.${index}.name`)} />
            <TextField label={t('office.setup.text')} {...register(`messageTemplates.${index}.text`)} />
          </>
        )}
      </PartsList>
    </SetupPart>
  )
}
