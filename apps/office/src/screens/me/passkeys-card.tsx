import {
  addOwnPasskey,
  ownPasskeyOptions,
  ownSecurity,
  removeOwnPasskey,
  type StaffSecurity,
} from '@samobranka/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { call } from '../../api/call.ts'
import { callKey, useDeed } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { useMoment } from '../../i18n/use-moment.ts'
import { isDeclined, makePasskey } from '../../session/passkey/ask-authenticator.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.tsx'

export function PasskeysCard({ security }: { readonly security: StaffSecurity }) {
  const t = useTranslate()
  const moment = useMoment()
  const client = useQueryClient()
  const { obstacle, passkeys: isPossible } = security.ways
  const add = useMutation({
    async mutationFn() {
      const { options } = await call(ownPasskeyOptions)
      return call(addOwnPasskey, { body: { name: '', response: await makePasskey(options) } })
    },
    onSuccess: (changed) => client.setQueryData(callKey(ownSecurity), changed),
    onError: (fault) => isDeclined(fault) || toast(fault.message, 'danger'),
  })
  const remove = useDeed(removeOwnPasskey, [ownSecurity])
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('office.me.passkeys')}</h2>
      {security.passkeys.length === 0 && <p className="text-soft">{t('office.me.no_passkeys')}</p>}
      <ul className="flex flex-col gap-2">
        {security.passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{name || t('office.me.passkey', { date: moment(createdAt) })}</span>
            <Button
              onClick={() =>
                remove.mutate({ params: { id } }, { onError: (fault) => toast(fault.message, 'danger') })
              }
            >
              {t('office.me.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button icon={KeyRound} disabled={!isPossible} isBusy={add.isPending} onClick={() => add.mutate()}>
        {t('office.me.add_passkey')}
      </Button>
      {obstacle !== '' && <Notice>{t(`office.sign_in.no_passkeys_${obstacle}`)}</Notice>}
    </Card>
  )
}
