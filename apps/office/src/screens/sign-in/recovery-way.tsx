import { signInByRecovery } from '@samobranka/contract'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEnter } from './use-enter.ts'

/** One of the codes kept on paper, and what to do without them. */
export function RecoveryWay() {
  const t = useTranslate()
  const begin = useBegin()
  const enter = useEnter()
  const form = useForm({ defaultValues: { login: '', code: '' } })
  const signIn = async (body: { login: string; code: string }) => {
    begin(await call(signInByRecovery, { body }))
    enter()
  }
  return (
    <Form form={form} label={t('office.sign_in.recovery_title')} onSend={signIn}>
      <p className="text-soft">{t('office.sign_in.recovery_hint')}</p>
      <TextField
        autoComplete="username"
        autoCapitalize="none"
        label={t('office.sign_in.login')}
        {...form.register('login')}
      />
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        label={t('office.sign_in.recovery_code')}
        {...form.register('code')}
      />
      <Button look="primary" size="l" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.sign_in.enter')}
      </Button>
    </Form>
  )
}
