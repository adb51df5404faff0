import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { schedule } from '../../startup/schedule.ts'
import { showToast } from '../../ui/toast-store.ts'

/** A lost network is an ordinary state: it is said, and said again when it is over. */
export function OfflineBar() {
  const t = useTranslate()
  const online = useSyncExternalStore(follow, isOnline, () => true)
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

/** As it was told last: to ask the browser costs a frame on a page that is just hydrating. */
let online = true
const isOnline = () => online

function follow(changed: () => void): () => void {
  const look = () => {
    online = navigator.onLine
    changed()
  }
  const stopWaiting = schedule(look, 'idle')
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    stopWaiting()
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}
