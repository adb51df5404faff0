import { createGuard, type Guard } from '../providers/guard.ts'
import { readAnswer } from '../providers/read-answer.ts'
import { timeLimit } from '../providers/time-limit.ts'
import { ProviderFault } from './provider-answer.ts'

/** No customer waits longer for a bank before he is told. */
const PATIENCE_MS = 8_000

interface Api {
  readonly url: string
  readonly authorization: string
  /** The header by which it knows a call that is made again. */
  readonly keyHeader: string
  readonly contentType: string
  /** Less in tests. */
  readonly patienceMs?: number | undefined
}

export interface ProviderClient {
  get(path: string, signal: AbortSignal, guard?: Guard): Promise<unknown>
  post(path: string, key: string, body: string, signal: AbortSignal): Promise<unknown>
}

/** The calls of one bank, which answers JSON; whatever else comes back, or nothing in time, is a fault. */
export function createProviderClient(api: Api): ProviderClient {
  const { authorization, keyHeader, contentType, patienceMs = PATIENCE_MS } = api
  const ownGuard = createGuard()

  async function call(
    path: string,
    init: RequestInit,
    signal: AbortSignal,
    guard = ownGuard,
  ): Promise<unknown> {
    const name = `${init.method} ${api.url}${path}`
    const refused = ({ status, text }: { status: number; text: string }) =>
      new ProviderFault(`${name} answered ${status}: ${text.slice(0, 300)}`)
    try {
      const limited = { ...init, signal: timeLimit(patienceMs, signal), redirect: 'error' as const }
      // Only an outage is the provider's failure: one who refuses an order of ours is well.
      const answer = await guard(async () => {
        const response = await fetch(api.url + path, limited)
        const answered = { status: response.status, text: await readAnswer(response) }
        if (answered.status >= 500) throw refused(answered)
        return answered
      })
      if (answer.status >= 300) throw refused(answer)
      return JSON.parse(answer.text)
    } catch (fault) {
      if (fault instanceof ProviderFault) throw fault
      throw new ProviderFault(`${name} failed: ${(fault as Error).message}`, { cause: fault })
    }
  }

  return {
    get: (path, signal, guard) => call(path, { method: 'GET', headers: { authorization } }, signal, guard),
    post(path, key, body, signal) {
      const headers = { authorization, 'content-type': contentType, [keyHeader]: key }
      return call(path, { method: 'POST', headers, body }, signal)
    },
  }
}
