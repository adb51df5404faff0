import { pairDevice } from '@samobranka/contract'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Makes this tablet one of the restaurant's own, by the digits that the office shows elsewhere. */
export function PairTablet() {
  const t = useTranslate()
  const begin = useBegin()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { code: '' } })
  const pair = async (body: { code: string }) => {
    begin(await call(pairDevice, { body }))
    await navigate('/tablet', { replace: true })
  }
  return (
    <Form form={form} label={t('office.sign_in.tablet')} onSend={pair}>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        hint={t('office.sign_in.tablet_hint')}
        label={t('office.sign_in.tablet_code')}
        {...form.register('code')}
      />
      <Button look="primary" size="l" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.devices.pair')}
      </Button>
    </Form>
  )
}
