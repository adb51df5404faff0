import { changeOwnPin, ownSecurity, type StaffSecurity } from '@samobranka/contract'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'

export function PinCard({ security }: { readonly security: StaffSecurity }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { pin: '' } })
  const { mutateAsync } = useDeed(changeOwnPin, [ownSecurity])
  const save = async (body: { pin: string }) => {
    await mutateAsync({ body })
    form.reset()
    toast(t('office.me.pin_saved'))
  }
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('office.me.pin')}</h2>
        <Badge tone={security.hasPin ? 'good' : 'plain'}>
          {t(security.hasPin ? 'office.me.has_pin' : 'office.me.has_no_pin')}
        </Badge>
      </div>
      <Form form={form} label={t('office.me.pin')} onSend={save}>
        <TextField
          inputMode="numeric"
          autoComplete="off"
          label={t('office.staff.pin')}
          hint={t('office.me.pin_hint')}
          {...form.register('pin')}
        />
        <Button isSubmit isBusy={form.formState.isSubmitting}>
          {t('office.me.set_pin')}
        </Button>
      </Form>
    </Card>
  )
}
