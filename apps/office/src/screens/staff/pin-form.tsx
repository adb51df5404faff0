import { changePersonPin, people } from '@samobranka/contract'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'

/** Another PIN for somebody who has forgotten theirs. */
export function PinForm({ staffId }: { readonly staffId: number }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { pin: '' } })
  const { mutateAsync } = useDeed(changePersonPin, [people])
  const save = async (body: { pin: string }) => {
    await mutateAsync({ params: { id: staffId }, body })
    form.reset()
    toast(t('office.staff.pin_saved'))
  }
  return (
    <Form form={form} label={t('office.staff.set_pin')} onSend={save}>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        label={t('office.staff.pin')}
        {...form.register('pin')}
      />
      <Button isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.staff.set_pin')}
      </Button>
    </Form>
  )
}
