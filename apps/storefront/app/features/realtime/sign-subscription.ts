import { browserClient } from '../../catalogue-access/browser-client.ts'
import { SESSION_OVER } from '../../catalogue-access/session-over.ts'
import { loadLater } from '../../startup/load-later.ts'

/** The server's signature that this socket may hear the channel; it knows the visitor by the session or the key. */
export async function signSubscription(
  socketId: string,
  channelName: string,
  key: string | null,
): Promise<string> {
  const { authoriseChannel } = await loadLater(() => import('@samobranka/contract/endpoints/integrators'))
  const client = await browserClient()
  const answer = await client.call(authoriseChannel, { body: { socketId, channelName, key } })
  if (!answer.ok) {
    // Ended from another device: this page is nobody's any more, and should not look as if it were.
    if (channelName.startsWith('private-user-') && answer.refusal.code === 'unauthorized')
      dispatchEvent(new Event(SESSION_OVER))
    throw new Error(answer.refusal.code)
  }
  return answer.value.auth
}
