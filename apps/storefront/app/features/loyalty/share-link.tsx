import { useTranslate } from '../../i18n/i18n.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface Props {
  readonly link: string
  readonly text: string
  readonly title: string
}

/** The phone's own sheet of friends; where there is none, the words are copied with the link. */
export function ShareLink({ link, text, title }: Props) {
  const t = useTranslate()
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text, url: link })
      await navigator.clipboard.writeText(`${text} ${link}`)
      showToast(t('toast.linkCopied'))
    } catch (fault) {
      // Closed without choosing anybody: nothing went wrong.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) showToast(t('error.generic'))
    }
  }
  return (
    <button type="button" className="button button-buy" onClick={() => void share()}>
      <LineIcon name="share" size={20} />
      {t('common.share')}
    </button>
  )
}
