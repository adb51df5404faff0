import type { User } from '@samobranka/contract'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { homePath } from '../../lib/paths.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import { useCustomer } from './account-store.ts'
import { LogoutButton } from './logout-button.tsx'
import { enter } from './session.ts'

interface Props {
  readonly user: User
  /** As people read it. */
  readonly phone: string
  readonly children: ReactNode
}

/** What stands around every screen of the account. */
export function AccountShell({ user, phone, children }: Props) {
  const t = useTranslate()
  useStayOut(user)
  return (
    <div className="page account">
      <aside className="account-side">
        <div className="account-hello">
          <p className="text-h3 font-bold">
            {user.name ? t('account.hello', { name: user.name }) : t('account.helloGuest')}
          </p>
          <p className="text-small text-ink-soft">{phone}</p>
        </div>
        <AccountNavigation />
        <div className="account-leave">
          <LogoutButton />
        </div>
      </aside>
      <div className="account-screen">{children}</div>
    </div>
  )
}

/** The server says whose account this is; when he leaves, here or in another tab, the screen is nobody's. */
function useStayOut(user: User): void {
  const navigate = useNavigate()
  const customer = useCustomer()
  useEffect(() => enter(user), [user])
  useEffect(() => {
    const isGone = customer === null || (customer !== 'unknown' && customer.id !== user.id)
    if (isGone) void navigate(homePath(), { replace: true })
  }, [customer, user.id, navigate])
}
