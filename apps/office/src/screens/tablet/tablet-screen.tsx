import { beginActing, endActing, staffMe, type ThisDevice, thisDevice } from '@samobranka/contract'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Person = ThisDevice['people'][number]

/** Who works on a shared tablet: chosen by name, known by PIN. */
export function TabletScreen() {
  const t = useTranslate()
  const { data, error } = useCall(thisDevice)
  const [chosen, setChosen] = useState<Person | null>(null)
  return (
    <ScreenPage title={t('office.screen.tablet')}>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!data && !error && <Skeleton className="h-40" />}
      {data && data.device === null && <Notice>{t('office.refusal.only_on_tablet')}</Notice>}
      {data?.device && (
        <Card className="flex max-w-2xl flex-col gap-4">
          {data.person && <AtWork person={data.person} />}
          <p className="text-soft">{t('office.tablet.hint')}</p>
          {data.people.length === 0 && <EmptyState icon={UsersRound} title={t('office.tablet.nobody')} />}
          <div className="flex flex-wrap gap-2">
            {data.people.map((person) => (
              <Button
                key={person.id}
                size="l"
                look={chosen?.id === person.id ? 'primary' : 'plain'}
                aria-pressed={chosen?.id === person.id}
                onClick={() => setChosen(person)}
              >
                {person.name}
              </Button>
            ))}
          </div>
          {chosen && <PinPad key={chosen.id} person={chosen} />}
        </Card>
      )}
    </ScreenPage>
  )
}

function PinPad({ person }: { readonly person: Person }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { pin: '' } })
  const { mutateAsync } = useDeed(beginActing, [thisDevice, staffMe])
  const begin = async ({ pin }: { pin: string }) => {
    await mutateAsync({ body: { person: person.id, pin } })
    await navigate('/')
  }
  return (
    <Form form={form} label={t('office.tablet.begin')} onSend={begin}>
      <TextField
        type="password"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        label={t('office.tablet.pin_of', { name: person.name })}
        {...form.register('pin')}
      />
      <Button look="primary" size="l" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.tablet.begin')}
      </Button>
    </Form>
  )
}

function AtWork({ person }: { readonly person: Person }) {
  const t = useTranslate()
  const { mutate, isPending } = useDeed(endActing, [thisDevice, staffMe])
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-base font-medium">{t('office.tablet.working', { name: person.name })}</p>
      <Button size="l" isBusy={isPending} onClick={() => mutate({})}>
        {t('office.tablet.leave')}
      </Button>
    </div>
  )
}
