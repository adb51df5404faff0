import {
  beginTotp,
  confirmTotp,
  endTotp,
  newRecoveryCodes,
  ownSecurity,
  type StaffSecurity,
} from '@samobranka/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Codes of an app beside the password, and the ten that are kept on paper for the day the phone is gone. */
export function TotpCard({ security }: { readonly security: StaffSecurity }) {
  const t = useTranslate()
  const [codes, setCodes] = useState<readonly string[]>([])
  const begin = useDeed(beginTotp)
  const end = useDeed(endTotp, [ownSecurity])
  const renew = useDeed(newRecoveryCodes, [ownSecurity])
  const failed = (fault: Error) => toast(fault.message, 'danger')
  const show = (made: { readonly codes: readonly string[] }) => {
    begin.reset()
    setCodes(made.codes)
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('office.me.totp')}</h2>
      <p className="text-soft">
        {security.hasTotp
          ? t('office.me.totp_is_on', { count: String(security.recoveryLeft) })
          : t('office.me.totp_off')}
      </p>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {begin.data && !security.hasTotp && <ConfirmTotp totp={begin.data} onConfirmed={show} />}
      <div className="flex flex-wrap gap-2">
        {security.hasTotp ? (
          <Button isBusy={end.isPending} onClick={() => end.mutate({}, { onError: failed })}>
            {t('office.me.totp_end')}
          </Button>
        ) : (
          !begin.data && (
            <Button isBusy={begin.isPending} onClick={() => begin.mutate({}, { onError: failed })}>
              {t('office.me.totp_on')}
            </Button>
          )
        )}
        <Button
          isBusy={renew.isPending}
          onClick={() => renew.mutate({}, { onSuccess: show, onError: failed })}
        >
          {t('office.me.recovery_new')}
        </Button>
      </div>
    </Card>
  )
}

interface ConfirmTotpProps {
  readonly totp: { readonly uri: string; readonly secret: string }
  onConfirmed(made: { readonly codes: readonly string[] }): void
}

function ConfirmTotp({ totp, onConfirmed }: ConfirmTotpProps) {
  const t = useTranslate()
  const form = useForm({ defaultValues: { code: '' } })
  const { mutateAsync } = useDeed(confirmTotp, [ownSecurity])
  const confirm = async (body: { code: string }) => onConfirmed(await mutateAsync({ body }))
  return (
    <Form form={form} label={t('office.me.totp')} onSend={confirm}>
      <Notice>{t('office.me.totp_scan')}</Notice>
      <QrPicture text={totp.uri} label={t('office.me.totp_picture')} />
      <p className="text-xs break-all text-soft">{t('office.me.totp_secret', { secret: totp.secret })}</p>
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('office.me.totp_code')}
        {...form.register('code')}
      />
      <Button look="primary" isSubmit isBusy={form.formState.isSubmitting}>
        {t('office.me.confirm')}
      </Button>
    </Form>
  )
}
