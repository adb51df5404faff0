import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** A lost network is an ordinary state: it is said, and said again when it is over. */
export function OfflineBar() {
  const t = useTranslate()
  const online = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )
  const wasOffline = useRef(false)
  useEffect(() => {
    if (online && wasOffline.current) showToast(t('error.online'))
    wasOffline.current = !online
  }, [online, t])
  return (
    <div role="status" className="offline">
      {online ? null : (
        <p>
          <b>{t('offline.title')}.</b> {t('offline.text')}
        </p>
      )}
    </div>
  )
}

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
