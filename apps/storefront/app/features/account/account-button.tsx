import { useTranslate } from '../../i18n/i18n.tsx'
import { accountPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { isCustomer, useAccount, useCustomer } from './account-store.ts'
import { openLogin } from './login-store.ts'

/** The way in for a visitor, the way to the account for a customer. */
export function AccountButton() {
  const t = useTranslate()
  const entered = isCustomer(useCustomer())
  const unread = useAccount((state) => state.unread)
  if (!entered) {
    return (
      <button
        type="button"
        className="header-button header-account"
        aria-label={t('login.submit')}
        onClick={() => openLogin()}
      >
        <Icon name="person" />
        <span className="bar-word">{t('login.submit')}</span>
      </button>
    )
  }
  return (
    <Link
      to={accountPath()}
      className="header-button header-account account-button"
      aria-label={t('header.profile')}
      data-unread={unread > 0 ? '' : undefined}
    >
      <Icon name="person" />
      <span className="bar-word">{t('header.profile')}</span>
    </Link>
  )
}
