import { changeOwnPassword, ownSecurity, ownStaffSessions, type StaffSecurity } from '@samobranka/contract'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'

export function PasswordCard({ security }: { readonly security: StaffSecurity }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { password: '' } })
  const { mutateAsync } = useDeed(changeOwnPassword, [ownSecurity, ownStaffSessions])
  const save = async (body: { password: string }) => {
    await mutateAsync({ body })
    form.reset()
    toast(t('office.me.password_saved'))
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('office.me.password')}</h2>
      <p className="text-soft">{security.email || security.phone}</p>
      <Form form={form} label={t('office.me.password')} onSend={save}>
        <TextField
          type="password"
          autoComplete="new-password"
          label={t('office.me.new_password')}
          hint={t('office.welcome.password_hint')}
          {...form.register('password')}
        />
        <Button isSubmit isBusy={form.formState.isSubmitting}>
          {t('office.me.set_password')}
        </Button>
      </Form>
    </Card>
  )
}
