import { logout, unsubscribePush } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

/** False when nobody answered: then the cookie is still there, and the customer is not out. */
export async function endSession(): Promise<boolean> {
  await endPush()
  const reply = await callApi(logout)
  return reply.ok || reply.refusal.code !== 'network'
}

/** A browser that somebody else uses next must not go on telling of this one's orders. */
async function endPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    const subscription = await worker?.pushManager?.getSubscription()
    if (!subscription) return
    await callApi(unsubscribePush, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  } catch {
    // A browser without pushes has none to end.
  }
}
