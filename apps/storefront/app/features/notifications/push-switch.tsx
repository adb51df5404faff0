import { useEffect, useState } from 'react'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'

type State = 'looking' | 'unsupported' | 'denied' | 'on' | 'off' | 'busy' | 'failed'

/** Whether this browser is told of orders while the shop is closed. */
export function PushSwitch() {
  const t = useTranslate()
  const [state, setState] = useState<State>('looking')

  useEffect(() => {
    let gone = false
    void lookPush().then((found) => {
      if (!gone) setState(found)
    })
    return () => {
      gone = true
    }
  }, [])

  const change = async () => {
    const wasOn = state === 'on'
    setState('busy')
    const turned = loadLater(() => import('./push.ts')).then(({ turnPushOff, turnPushOn }) =>
      wasOn ? turnPushOff() : turnPushOn(),
    )
    setState(await turned.catch(() => 'failed' as const))
  }
  const hints: Partial<Record<State, string>> = {
    denied: t('notifications.pushDenied'),
    unsupported: t('notifications.pushUnsupported'),
    failed: t('error.generic'),
    on: t('notifications.pushEnabled'),
  }
  if (useLacks('pushPublicKey')) return null
  const isFixed = state === 'unsupported' || state === 'busy' || state === 'looking'
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={state === 'on'}
        className="switch"
        disabled={isFixed}
        onClick={() => void change()}
      >
        {t('notifications.pushOn')}
        <i aria-hidden="true" />
      </button>
      <p role="status" className="text-small text-ink-soft">
        {hints[state] ?? ''}
      </p>
    </div>
  )
}

async function lookPush(): Promise<State> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return 'off'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}
