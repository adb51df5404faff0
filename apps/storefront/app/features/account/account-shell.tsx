import type { User } from '@samobranka/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { SESSION_OVER } from '../../catalogue-access/session-over.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { showToast } from '../../ui/toast-store.ts'
import { AccountNavigation } from './account-navigation.tsx'
import { isCustomer, useCustomer } from './account-store.ts'
import { LogoutButton } from './logout-button.tsx'
import { enter } from './session.ts'

interface Props {
  readonly user: User
  /** As people read it. */
  readonly phone: string
  readonly favourites: number
  readonly children: ReactNode
}

/** What stands around every screen of the account. */
export function AccountShell({ user, phone, favourites, children }: Props) {
  const t = useTranslate()
  useTellEnd(t('account.sessionEnded'))
  if (useIsGone(user)) return null
  return (
    <div className="page account">
      <aside className="account-side">
        <div className="account-hello">
          <p className="text-h3 font-bold">
            {user.name ? t('account.hello', { name: user.name }) : t('account.helloGuest')}
          </p>
          <p className="text-small text-ink-soft">{phone}</p>
        </div>
        <AccountNavigation favourites={favourites} />
        <div className="account-leave">
          <LogoutButton />
        </div>
      </aside>
      <div className="account-screen">{children}</div>
    </div>
  )
}

/** The server says whose account this is; when he leaves, here or in another tab, the screen is nobody's. */
function useIsGone(user: User): boolean {
  const navigate = useNavigate()
  const customer = useCustomer()
  const seen = useRef(false)
  const isOwn = isCustomer(customer) && customer.id === user.id
  if (isOwn) seen.current = true
  // Before the page has looked, and while it tells itself whose account this is, nobody is gone yet.
  const isGone = seen.current && !isOwn
  useEffect(() => enter(user), [user])
  useEffect(() => {
    if (isGone) void navigate(homePath(), { replace: true })
  }, [isGone, navigate])
  return isGone
}

/** Ended from another device: without a word the home page would look like a fault. */
function useTellEnd(words: string): void {
  useEffect(() => {
    const tell = () => showToast(words)
    window.addEventListener(SESSION_OVER, tell)
    return () => window.removeEventListener(SESSION_OVER, tell)
  }, [words])
}
