import { pushPublicKey, subscribePush, unsubscribePush } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

export type PushOutcome = 'on' | 'off' | 'denied' | 'failed'

/** Asks the visitor, then the browser's push service, then tells the shop where to send. */
export async function turnPushOn(): Promise<PushOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const key = await callApi(pushPublicKey)
  if (!key.ok) return 'failed'
  try {
    // Asked for again it is the one that is there; where none may be, `ready` would wait for ever.
    await navigator.serviceWorker.register('/sw.js')
    const worker = await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key.value.publicKey),
    })
    const { keys } = subscription.toJSON()
    const body = {
      endpoint: subscription.endpoint,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    }
    const reply = await callApi(subscribePush, { body })
    if (reply.ok) return 'on'
    // A subscription the shop does not know would never be ended by it.
    await subscription.unsubscribe()
  } catch {
    // The push service cannot be reached, or the browser has none.
  }
  return 'failed'
}

export async function turnPushOff(): Promise<PushOutcome> {
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await callApi(unsubscribePush, { body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
