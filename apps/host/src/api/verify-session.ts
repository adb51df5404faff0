import type { BackendConnection } from '../backend/backend-connection.ts'
import { cacheBriefly } from '../operations/cache-briefly.ts'
import type { Session } from '../session/session-cookie.ts'
import type { Credentials } from './choose-credentials.ts'

/** A screen asks for several things at once; a session that has ended is silent after this. */
const KNOWN_MS = 3_000
const MOST_KNOWN = 1_000

type State = 'lives' | 'ended' | 'unknown'

export type VerifySession = (credentials: Credentials, session: Session | null) => Promise<Credentials>

/**
 * The shop's key and secret are not used for a session that is over. Our backend looks itself at the token that comes
 * beside them; a foreign one knows only the keys there, and is asked first whose the token is.
 */
export function createVerifySession(backend: BackendConnection): VerifySession {
  const stateOf = cacheBriefly(
    async (key: string) => {
      const { token, userId }: Session = JSON.parse(key)
      const request = new Request('http://backend/wp-json/system/users')
      const answer = await backend.fetch(request, { token, keys: null })
      return stateBy(answer, userId)
    },
    { ms: KNOWN_MS, most: MOST_KNOWN },
  )
  return async (credentials, session) => {
    if (backend.kind === 'embedded' || !credentials.ok) return credentials
    if (!credentials.keys || !credentials.token || session === null) return credentials
    const state = await stateOf(JSON.stringify({ token: session.token, userId: session.userId }))
    if (state === 'ended') return { ok: false, refusal: 'unauthorized' }
    if (state === 'unknown') return { ok: false, refusal: 'upstream_unavailable' }
    return { ok: true, token: false, keys: true }
  }
}

async function stateBy(answer: Response, userId: number): Promise<State> {
  if (answer.status === 401 || answer.status === 403) return 'ended'
  // A server without the call ends no session that it could tell of.
  if (answer.status === 404) return 'lives'
  if (!answer.ok) return 'unknown'
  const answeredId = idIn(await answer.text())
  return answeredId === null || answeredId === userId ? 'lives' : 'ended'
}

/** Of `{data: {data: {ID}}}`, as the specification shows it, or a bare user; null where it says nobody's. */
function idIn(text: string): number | null {
  try {
    let user: unknown = JSON.parse(text)
    for (let depth = 0; depth < 2 && Object(user).data !== undefined; depth += 1) user = Object(user).data
    const { ID, id = ID } = Object(user)
    return id === undefined || id === null ? null : Number(id)
  } catch {
    return null
  }
}
