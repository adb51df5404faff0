import { ownSecurity, proveByPassword } from '@samobranka/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { provePasskey } from '../passkey/prove-passkey.ts'
import { useAskedProof } from './ask-proof.ts'

/** Asks once more, wherever in the office a call was refused for it; the call then goes on by itself. */
export function ProofDialog() {
  const t = useTranslate()
  const asked = useAskedProof()
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={() => asked?.answer(false)}
      title={t('office.proof.title')}
      hint={t('office.proof.hint')}
    >
      {asked && <ProofWays onProven={() => asked.answer(true)} />}
    </Dialog>
  )
}

function ProofWays({ onProven }: { onProven(): void }) {
  const t = useTranslate()
  const { data: security } = useCall(ownSecurity)
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const [fault, setFault] = useState('')
  if (!security) return null
  const { hasPassword, hasTotp, isDemo, passkeys, ways } = security

  const byPasskey = () =>
    provePasskey().then(onProven, (failed: unknown) =>
      setFault(failed instanceof Error ? failed.message : String(failed)),
    )
  const send = async (body: { password: string; code: string }) => {
    await call(proveByPassword, { body })
    onProven()
  }
  const words = hasPassword
    ? 'office.proof.by_password'
    : hasTotp
      ? 'office.proof.by_code'
      : 'office.proof.demo'
  return (
    <div className="flex flex-col gap-4">
      {passkeys.length > 0 && ways.passkeys && (
        <Button look="primary" size="l" icon={KeyRound} onClick={() => void byPasskey()}>
          {t('office.proof.by_passkey')}
        </Button>
      )}
      {fault !== '' && <Notice tone="danger">{fault}</Notice>}
      {(hasPassword || hasTotp || isDemo) && (
        <Form form={form} label={t('office.proof.title')} onSend={send}>
          {hasPassword && (
            <TextField
              type="password"
              autoComplete="current-password"
              label={t('office.sign_in.password')}
              {...form.register('password')}
            />
          )}
          {!hasPassword && hasTotp && (
            <TextField
              inputMode="numeric"
              autoComplete="one-time-code"
              label={t('office.proof.code')}
              {...form.register('code')}
            />
          )}
          <Button
            look={passkeys.length > 0 ? 'plain' : 'primary'}
            isSubmit
            isBusy={form.formState.isSubmitting}
          >
            {t(words)}
          </Button>
        </Form>
      )}
    </div>
  )
}
