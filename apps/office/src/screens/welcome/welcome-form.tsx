import { type StaffLink, welcomePasskeyOptions, welcomeStaff } from '@samobranka/contract'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { isDeclined, makePasskey } from '../../session/passkey/ask-authenticator.ts'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface Values {
  name: string
  login: string
  password: string
}

interface WelcomeFormProps {
  readonly token: string
  readonly link: StaffLink
}

/** Name, e-mail or phone, and a password or a passkey: then one is in. */
export function WelcomeForm({ token, link }: WelcomeFormProps) {
  const t = useTranslate()
  const begin = useBegin()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { name: link.name, login: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const { obstacle, passkeys } = link.ways
  const comesBack = link.kind === 'return'

  async function enter({ name, login, password }: Values, response: unknown = null) {
    begin(await call(welcomeStaff, { body: { token, name, login, password, response } }))
    await navigate('/', { replace: true })
  }

  const withPasskey = form.handleSubmit(async (values) => {
    try {
      const { name, login } = values
      const { options } = await call(welcomePasskeyOptions, { body: { token, name, login } })
      await enter({ ...values, password: '' }, await makePasskey(options))
    } catch (fault) {
      if (!isDeclined(fault))
        form.setError('root', { message: fault instanceof Error ? fault.message : String(fault) })
    }
  })

  return (
    <Form form={form} label={t('office.welcome.title')} onSend={enter}>
      <p className="text-soft">
        {link.kind === 'invitation' || link.kind === 'owner'
          ? t('office.welcome.invitation', { role: t(`office.role.${link.role}`) })
          : t(`office.welcome.${link.kind}`)}
      </p>
      {!comesBack && (
        <TextField
          autoComplete="name"
          label={t('office.welcome.name')}
          error={errors.name?.message}
          {...form.register('name', { required: t('office.refusal.name_required') })}
        />
      )}
      {link.needsLogin && (
        <TextField
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t('office.sign_in.login')}
          hint={t('office.welcome.login_hint')}
          error={errors.login?.message}
          {...form.register('login', { required: t('office.refusal.invalid_login') })}
        />
      )}
      <Button
        look="primary"
        size="l"
        icon={KeyRound}
        disabled={!passkeys}
        isBusy={isSubmitting}
        onClick={() => void withPasskey()}
      >
        {t('office.welcome.with_passkey')}
      </Button>
      {obstacle !== '' && <Notice>{t(`office.sign_in.no_passkeys_${obstacle}`)}</Notice>}
      <p aria-hidden className="-my-2 text-center text-soft">
        {t('office.sign_in.or')}
      </p>
      <TextField
        type="password"
        autoComplete="new-password"
        label={t('office.sign_in.password')}
        hint={t('office.welcome.password_hint')}
        {...form.register('password')}
      />
      <Button size="l" isSubmit isBusy={isSubmitting}>
        {t('office.welcome.with_password')}
      </Button>
    </Form>
  )
}
