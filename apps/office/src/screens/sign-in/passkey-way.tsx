import { type SignInWays, signInByPasskey, signInPasskeyOptions } from '@samobranka/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { askAuthenticator, isDeclined } from '../../session/passkey/ask-authenticator.ts'
import { useBegin } from '../../session/use-begin.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useEnter } from './use-enter.ts'

/** «Войти с ключом», or why there are no keys at this address. */
export function PasskeyWay({ ways }: { readonly ways: SignInWays | undefined }) {
  const t = useTranslate()
  const begin = useBegin()
  const enter = useEnter()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const obstacle = ways?.obstacle ?? ''

  async function signIn() {
    setBusy(true)
    setFault('')
    try {
      const { options } = await call(signInPasskeyOptions)
      begin(await call(signInByPasskey, { body: { response: await askAuthenticator(options) } }))
      enter()
    } catch (failed) {
      if (!isDeclined(failed)) setFault(failed instanceof Error ? failed.message : String(failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button
        look="primary"
        size="l"
        icon={KeyRound}
        isBusy={isBusy}
        disabled={obstacle !== ''}
        onClick={() => void signIn()}
      >
        {t('office.sign_in.by_passkey')}
      </Button>
      {obstacle !== '' && <Notice>{t(`office.sign_in.no_passkeys_${obstacle}`)}</Notice>}
      {fault !== '' && <Notice tone="danger">{fault}</Notice>}
    </div>
  )
}
