import { staffSignInWays } from '@samobranka/contract'
import type { Role } from '@samobranka/rules'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LookAround } from './look-around.tsx'
import { PairTablet } from './pair-tablet.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import { PasswordWay } from './password-way.tsx'
import { RecoveryWay } from './recovery-way.tsx'

type Way = 'usual' | 'recovery' | 'tablet'

/** The door of the office. */
export function SignInScreen({ roles }: { readonly roles: readonly Role[] }) {
  const t = useTranslate()
  const { data: ways } = useCall(staffSignInWays)
  const [way, setWay] = useState<Way>('usual')
  const back = (
    <Button look="quiet" onClick={() => setWay('usual')}>
      {t('office.sign_in.back')}
    </Button>
  )
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <Card className="flex w-full max-w-sm flex-col gap-5 p-6">
        <h1 className="text-xl font-semibold">{t('office.sign_in.title')}</h1>
        {way === 'recovery' && (
          <>
            <RecoveryWay />
            {back}
          </>
        )}
        {way === 'tablet' && (
          <>
            <PairTablet />
            {back}
          </>
        )}
        {way === 'usual' && (
          <>
            {ways?.nobodyYet && <Notice>{t('office.sign_in.nobody_yet')}</Notice>}
            <PasskeyWay ways={ways} />
            <p aria-hidden className="-my-2 text-center text-soft">
              {t('office.sign_in.or')}
            </p>
            <PasswordWay />
            <div className="flex flex-wrap justify-between gap-1">
              <Button look="quiet" onClick={() => setWay('recovery')}>
                {t('office.sign_in.no_access')}
              </Button>
              <Button look="quiet" onClick={() => setWay('tablet')}>
                {t('office.sign_in.tablet')}
              </Button>
            </div>
            <LookAround roles={roles} />
          </>
        )}
      </Card>
    </main>
  )
}
