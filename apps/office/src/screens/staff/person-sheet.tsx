import {
  changePerson,
  endPerson,
  linkForPerson,
  type NewLink,
  type PersonRow,
  people,
} from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMay } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { OneTimeLink } from './one-time-link.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PinForm } from './pin-form.tsx'
import { type Rights, RoleAndKitchens } from './role-and-kitchens.tsx'

interface PersonSheetProps {
  readonly row: PersonRow
  onClose(): void
}

/** One person: rights, sessions, a way back in, and the end of it. */
export function PersonSheet({ row, onClose }: PersonSheetProps) {
  const t = useTranslate()
  const may = useMay()
  const isOpenToChange = may('staff.write') && row.endedAt === null
  return (
    <Sheet isOpen onClose={onClose} title={row.person.name} hint={row.email || row.phone}>
      <div className="flex flex-col gap-6">
        {isOpenToChange && <RightsForm row={row} />}
        <PersonSessions staffId={row.person.id} mayEnd={may('staff.write')} />
        {isOpenToChange && (
          <>
            <PinForm staffId={row.person.id} />
            {!row.isDemo && <WayBack row={row} />}
            <EndPerson row={row} onEnded={onClose} />
          </>
        )}
        {!isOpenToChange && row.endedAt !== null && <Notice>{t('office.staff.ended')}</Notice>}
      </div>
    </Sheet>
  )
}

function RightsForm({ row: { person } }: { readonly row: PersonRow }) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { name: person.name } })
  const [rights, setRights] = useState<Rights>({ role: person.role, kitchens: person.kitchens })
  const { mutateAsync } = useDeed(changePerson, [people])
  const save = async ({ name }: { name: string }) => {
    await mutateAsync({ params: { id: person.id }, body: { name, ...rights } })
    toast(t('office.staff.saved'))
  }
  return (
    <Form form={form} label={person.name} onSend={save}>
      <TextField autoComplete="off" label={t('office.staff.name')} {...form.register('name')} />
      <RoleAndKitchens rights={rights} onChange={setRights} />
      <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.staff.save')}
      </Button>
    </Form>
  )
}

function WayBack({ row: { person } }: { readonly row: PersonRow }) {
  const t = useTranslate()
  const [link, setLink] = useState<NewLink | null>(null)
  const { mutate, isPending, error } = useDeed(linkForPerson, [people])
  if (link) return <OneTimeLink link={link} />
  return (
    <div className="flex flex-col gap-2">
      <p className="text-xs text-soft">{t('office.staff.return_hint')}</p>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <Button
        isBusy={isPending}
        onClick={() => mutate({ params: { id: person.id } }, { onSuccess: (made) => setLink(made) })}
      >
        {t('office.staff.return_link')}
      </Button>
    </div>
  )
}

function EndPerson({ row: { person }, onEnded }: { readonly row: PersonRow; onEnded(): void }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error } = useDeed(endPerson, [people])
  const end = () =>
    mutate(
      { params: { id: person.id } },
      {
        onSuccess() {
          toast(t('office.staff.ended'))
          onEnded()
        },
      },
    )
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('office.staff.end')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('office.staff.end_title', { name: person.name })}
        hint={t('office.staff.end_hint')}
        actions={
          <Button look="danger" isBusy={isPending} onClick={end}>
            {t('office.staff.end')}
          </Button>
        }
      >
        {error && <Notice tone="danger">{error.message}</Notice>}
      </Dialog>
    </>
  )
}
