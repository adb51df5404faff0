import { ownSecurity } from '@samobranka/contract'
import { useCall } from '../../api/use-call.ts'
import { useTranslate } from '../../i18n/translator.tsx'
import { ScreenPage } from '../../shell/screen-page.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PinCard } from './pin-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** How one signs in oneself, and where one is signed in. */
export function MeScreen() {
  const t = useTranslate()
  const { data: security, error } = useCall(ownSecurity)
  return (
    <ScreenPage title={t('office.screen.me')}>
      {error && <Notice tone="danger">{error.message}</Notice>}
      {!security && !error && <Skeleton className="h-64" />}
      {security?.isDemo && <Notice>{t('office.me.demo')}</Notice>}
      {security && (
        <div className="grid items-start gap-4 desk:grid-cols-2">
          {!security.isDemo && (
            <>
              <PasskeysCard security={security} />
              <PasswordCard security={security} />
              <TotpCard security={security} />
              <PinCard security={security} />
            </>
          )}
          <Card className="flex flex-col gap-3 desk:col-span-2">
            <OwnSessions />
          </Card>
        </div>
      )}
    </ScreenPage>
  )
}
