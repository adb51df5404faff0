import { useTranslate } from '../../lib/speech.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The phone's own list of ways to share; where there is none, the link is copied. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        showToast(t('common.copied'))
      }
    } catch {
      // The visitor closed the list, or the browser keeps its clipboard to itself: nothing was lost.
    }
  }
  return (
    <button type="button" className="button button-quiet" disabled={!hydrated} onClick={() => void share()}>
      {t('common.share')}
    </button>
  )
}
