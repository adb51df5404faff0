import { useController, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import type { SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

const WAYS = ['flat_rate', 'local_pickup', 'lounge'] as const

export function WatchdogPart() {
  const t = useTranslate()
  const { all } = useKitchens()
  const { register, control } = useFormContext<SetupForm>()
  const { field } = useController({ control, name: 'autoAccept' })
  const check = (key: string, isChecked: boolean) =>
    field.onChange(isChecked ? [...field.value, key] : field.value.filter((one) => one !== key))
  return (
    <SetupPart title={t('office.setup.watchdog')} hint={t('office.setup.watchdogHint')}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField
          label={t('office.setup.alertMinutes')}
          type="number"
          min={0}
          {...register('acceptAlertMinutes')}
        />
        <TextField
          label={t('office.setup.cancelMinutes')}
          type="number"
          min={0}
          {...register('acceptCancelMinutes')}
        />
      </div>
      <TextArea
        label={t('office.setup.phones')}
        hint={t('office.setup.phonesHint')}
        inputMode="tel"
        {...register('managerPhones')}
      />
      <fieldset>
        <legend className="text-sm font-medium">{t('office.setup.autoAccept')}</legend>
        {all.map(({ id, name }) => (
          <div key={id} className="flex flex-wrap items-center gap-x-4">
            {WAYS.map((way) => (
              <CheckField
                key={way}
                label={`${name}: ${t(`office.switches.way.${way}`)}`}
                isChecked={field.value.includes(`${id} ${way}`)}
                onCheck={(isChecked) => check(`${id} ${way}`, isChecked)}
              />
            ))}
          </div>
        ))}
      </fieldset>
    </SetupPart>
  )
}
