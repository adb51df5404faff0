import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { logOut } from './session.ts'

export function LogoutButton() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const left = await logOut()
    setLeaving(false)
    if (left) await navigate(homePath(), { replace: true })
    else showToast(t('error.network'))
  }
  return (
    <button type="button" className="account-link" disabled={leaving} onClick={() => void leave()}>
      <LineIcon name="leave" />
      {t('login.logout')}
    </button>
  )
}
