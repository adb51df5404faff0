import { signInByPassword } from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { Refused } from '../../api/refused.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEnter } from './use-enter.ts'

/** E-mail or phone and password; a code is asked for where the person has switched that on. */
export function PasswordWay() {
  const t = useTranslate()
  const begin = useBegin()
  const enter = useEnter()
  const form = useForm({ defaultValues: { login: '', password: '', code: '' } })
  const [wantsCode, setWantsCode] = useState(false)

  async function signIn(body: { login: string; password: string; code: string }) {
    try {
      begin(await call(signInByPassword, { body }))
      enter()
    } catch (fault) {
      if (fault instanceof Refused && fault.refusal.code === 'code_required') setWantsCode(true)
      throw fault
    }
  }

  return (
    <Form form={form} label={t('office.sign_in.by_password')} onSend={signIn}>
      <TextField
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        label={t('office.sign_in.login')}
        {...form.register('login')}
      />
      <TextField
        type="password"
        autoComplete="current-password"
        label={t('office.sign_in.password')}
        {...form.register('password')}
      />
      {wantsCode && (
        <TextField
          autoComplete="one-time-code"
          autoFocus
          label={t('office.sign_in.code')}
          {...form.register('code')}
        />
      )}
      <Button size="l" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.sign_in.by_password')}
      </Button>
    </Form>
  )
}
