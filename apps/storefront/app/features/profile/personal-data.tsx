import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callLater } from '../../catalogue-access/call-later.ts'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { refusalText } from '../../i18n/refusal-text.ts'
import { homePath } from '../../routing/paths.ts'
import { loadLater } from '../../startup/load-later.ts'
import { Problem } from '../../ui/fields/problem.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { showToast } from '../../ui/toast-store.ts'
import { leave } from '../account/index.ts'

const loadCalls = () => import('./profile-calls.ts')

/** What is the customer's own: to take away, and to have forgotten. */
export function PersonalData() {
  const t = useTranslate()
  const { open, show, close } = useSheet('delete-account')
  const [loading, setLoading] = useState(false)
  const keepsItsData = useLacks('exportUser')
  const keepsItsCustomers = useLacks('deleteUser')
  const download = async () => {
    setLoading(true)
    const saved = await loadLater(loadCalls)
      .then(({ downloadProfile }) => downloadProfile())
      .catch(() => false)
    if (!saved) showToast(t('error.generic'))
    setLoading(false)
  }
  return (
    <div className="account-list">
      {keepsItsData ? null : (
        <button type="button" className="account-row" disabled={loading} onClick={() => void download()}>
          <LineIcon name="download" />
          {t('account.export')}
        </button>
      )}
      {keepsItsCustomers ? null : (
        <button type="button" className="account-row text-danger" onClick={show}>
          <LineIcon name="leave" />
          {t('account.delete')}
        </button>
      )}
      <Sheet open={open} onClose={close} title={t('account.deleteQuestion')}>
        <DeleteQuestion onKeep={close} />
      </Sheet>
    </div>
  )
}

function DeleteQuestion({ onKeep }: { readonly onKeep: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [deleting, setDeleting] = useState(false)
  const remove = async () => {
    setDeleting(true)
    setFailure(null)
    const reply = await callLater(loadCalls, ({ deleteProfile }) => deleteProfile())
    setDeleting(false)
    if (!reply.ok) return setFailure(refusalText(reply.refusal, t))
    leave()
    showToast(t('account.deleted'))
    await navigate(homePath(), { replace: true })
  }
  return (
    <div className="login">
      <p>{t('account.deleteHint')}</p>
      <Problem>{failure}</Problem>
      <button
        type="button"
        className="button button-danger"
        disabled={deleting}
        onClick={() => void remove()}
      >
        {t('account.delete')}
      </button>
      <button type="button" className="button button-quiet" onClick={onKeep}>
        {t('common.cancel')}
      </button>
    </div>
  )
}
