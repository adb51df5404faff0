import { pollEvery } from '../operations/poll-every.ts'
import { codes } from './messages.ts'
import type { Socket } from './socket.ts'

/** A session that ended anywhere is silent on every host after this and the time of one question. */
const CHECK_EVERY_MS = 2_000

/**
 * Closes the sockets that listen by the right of a session that is over: logged out, ended from another device, run
 * out, or gone with its account. The database is asked, not told by: nothing that is lost on the way keeps one open.
 */
export function closeEndedSessions(
  sockets: ReadonlyMap<unknown, Socket>,
  livingSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
  checkEveryMs = CHECK_EVERY_MS,
): () => void {
  async function check(): Promise<void> {
    const ids = new Set<string>()
    for (const socket of sockets.values()) for (const id of socket.sessions()) ids.add(id)
    if (ids.size === 0) return
    const living = await livingSessions([...ids])
    for (const socket of sockets.values())
      for (const id of socket.sessions()) {
        // One that came while the database was asked is looked at the next time.
        if (!ids.has(id) || living.has(id)) continue
        // The page comes back at once, and is told there that it is nobody's any more.
        socket.close(codes.comeAgain, 'The session is over')
        break
      }
  }

  // A database that is away says nothing of sessions; it is asked again.
  return pollEvery(checkEveryMs, check, () => {})
}
