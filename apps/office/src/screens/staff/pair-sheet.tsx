import { DEVICE_KINDS, type DeviceKind, devices, newDeviceCode } from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCall, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { useMe } from '../../session/me.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { RadioChoices } from '../../ui/radio-choices.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** «Подключить планшет»: six digits to be typed there. */
export function PairSheet({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const moment = useMoment()
  const { kitchens } = useMe()
  const form = useForm({ defaultValues: { name: '' } })
  const [kind, setKind] = useState<DeviceKind>('kitchen')
  const [kitchen, setKitchen] = useState(kitchens[0]?.id ?? 0)
  const { mutateAsync, data: made } = useDeed(newDeviceCode)
  // The list behind shows the tablet as soon as it is there.
  const { refetch } = useCall(devices, {}, { isOff: true })
  const send = async ({ name }: { name: string }) => {
    await mutateAsync({ body: { name: name || t(`office.devices.kind_${kind}`), kind, kitchen } })
  }
  const close = () => {
    void refetch()
    onClose()
  }
  return (
    <Sheet
      isOpen
      onClose={close}
      title={t('office.devices.pair')}
      {...(made && { hint: t('office.devices.pair_hint') })}
    >
      {made ? (
        <p className="flex flex-col items-center gap-2 py-6">
          <span className="text-xs text-soft">{t('office.devices.code')}</span>
          <output className="font-mono text-5xl font-semibold tracking-widest" aria-live="polite">
            {made.code}
          </output>
          <span className="text-xs text-soft">
            {t('office.staff.until', { date: moment(made.expiresAt) })}
          </span>
        </p>
      ) : (
        <Form form={form} label={t('office.devices.pair')} onSend={send}>
          <TextField autoComplete="off" label={t('office.devices.name')} {...form.register('name')} />
          <RadioChoices
            label={t('office.devices.kind')}
            choices={DEVICE_KINDS.map((value) => ({ value, label: t(`office.devices.kind_${value}`) }))}
            value={kind}
            onChoose={setKind}
          />
          <SelectField
            label={t('office.devices.kitchen')}
            choices={kitchens.map(({ id, name }) => ({ value: id, label: name }))}
            value={kitchen}
            onChoose={setKitchen}
          />
          <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
            {t('office.devices.show_code')}
          </Button>
        </Form>
      )}
    </Sheet>
  )
}
