import { invitePerson, type NewLink, people } from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import { type Rights, RoleAndKitchens } from './role-and-kitchens.tsx'

/** «Пригласить»: a link for one person, of a role, at kitchens. */
export function InviteSheet({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { name: '' } })
  const [rights, setRights] = useState<Rights>({ role: 'manager', kitchens: [] })
  const [link, setLink] = useState<NewLink | null>(null)
  const { mutateAsync } = useDeed(invitePerson, [people])
  const send = async ({ name }: { name: string }) => setLink(await mutateAsync({ body: { name, ...rights } }))
  return (
    <Sheet isOpen onClose={onClose} title={t('office.staff.invite')} hint={t('office.staff.invite_hint')}>
      {link ? (
        <OneTimeLink link={link} />
      ) : (
        <Form form={form} label={t('office.staff.invite')} onSend={send}>
          <TextField autoComplete="off" label={t('office.staff.name')} {...form.register('name')} />
          <RoleAndKitchens rights={rights} onChange={setRights} />
          <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
            {t('office.staff.make_link')}
          </Button>
        </Form>
      )}
    </Sheet>
  )
}
