import { useFormContext } from 'react-hook-form'
import { useTranslate } from '../../i18n/translator.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SetupForm } from './setup-form.ts'
import { SetupPart } from './setup-part.tsx'

export function MinutesPart() {
  const t = useTranslate()
  const { register } = useFormContext<SetupForm>()
  return (
    <SetupPart title={t('office.setup.minutes')}>
      <TextField
        label={t('office.setup.dayStartsAt')}
        hint={t('office.setup.dayStartsAtHint')}
        type="time"
        {...register('dayStartsAt')}
      />
      <TextField
        label={t('office.setup.acceptMinutes')}
        hint={t('office.setup.minutesHint')}
        {...register('acceptMinutes')}
      />
      <TextField
        label={t('office.setup.busyMinutes')}
        hint={t('office.setup.minutesHint')}
        {...register('busyMinutes')}
      />
      <TextField
        label={t('office.setup.releaseTable')}
        type="number"
        min={0}
        {...register('releaseTableMinutes')}
      />
      <TextField
        label={t('office.setup.stepUp')}
        hint={t('office.setup.stepUpHint')}
        inputMode="decimal"
        {...register('refundStepUpAbove')}
      />
    </SetupPart>
  )
}
