import { addPerson, people } from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { type Rights, RoleAndKitchens } from './role-and-kitchens.tsx'

/** Somebody who works at shared tablets alone. */
export function AddPersonSheet({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { name: '', pin: '' } })
  const [rights, setRights] = useState<Rights>({ role: 'kitchen', kitchens: [] })
  const { mutateAsync } = useDeed(addPerson, [people])
  const send = async (values: { name: string; pin: string }) => {
    await mutateAsync({ body: { ...values, ...rights } })
    toast(t('office.staff.saved'))
    onClose()
  }
  return (
    <Sheet isOpen onClose={onClose} title={t('office.staff.add')} hint={t('office.staff.add_hint')}>
      <Form form={form} label={t('office.staff.add')} onSend={send}>
        <TextField autoComplete="off" label={t('office.staff.name')} {...form.register('name')} />
        <TextField
          inputMode="numeric"
          autoComplete="off"
          label={t('office.staff.pin')}
          {...form.register('pin')}
        />
        <RoleAndKitchens rights={rights} onChange={setRights} />
        <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
          {t('office.staff.save')}
        </Button>
      </Form>
    </Sheet>
  )
}
