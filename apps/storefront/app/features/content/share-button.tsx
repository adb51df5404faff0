import { useTranslate } from '../../i18n/i18n.tsx'
import { shareLink } from '../../routing/share-link.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The phone's own list of ways to share; where there is none, the link is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    if ((await shareLink(title, url)) === 'copied') showToast(t('common.copied'))
  }
  return (
    <button type="button" className="button button-quiet" disabled={!hydrated} onClick={() => void share()}>
      {t('common.share')}
    </button>
  )
}
