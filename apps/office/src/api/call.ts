import {
  AnswerUnreadable,
  type CallOptions,
  createClient,
  type Endpoint,
  type PathParams,
  RequestFailed,
} from '@samobranka/contract'
import { currentPreferences } from '../session/preferences.ts'
import { askProof } from '../session/proof/ask-proof.ts'
import { noteAnswer } from './live/connection.ts'
import { Refused } from './refused.ts'

const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init)

/** The office's own calls are declared with their whole path, the shop's with the backend's. */
const office = createClient({ baseUrl: '', fetch: send })
const shop = createClient({ baseUrl: '/api', fetch: send })

/**
 * What is asked is told, or thrown: `Refused` with the server's words, `RequestFailed` where nobody answered. Where the
 * server wants to know again who asks, the person is asked, and the call is made once more.
 */
export async function call<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<PathParams<P>, Q, B> = {},
): Promise<A> {
  try {
    return await callOnce(endpoint, options)
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.refusal.code !== 'step_up_required') throw fault
    if (!(await askProof())) throw fault
    return callOnce(endpoint, options)
  }
}

async function callOnce<P extends string, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<PathParams<P>, Q, B>,
): Promise<A> {
  const client = endpoint.path.startsWith('/api/') ? office : shop
  const headers = { 'accept-language': currentPreferences().language, ...options.headers }
  try {
    const answer = await client.call(endpoint, { ...options, headers })
    noteAnswer(answer.ok || answer.refusal.status < 500)
    if (answer.ok) return answer.value
    throw new Refused(answer.refusal)
  } catch (fault) {
    if (fault instanceof RequestFailed && (fault.reason === 'network' || fault.reason === 'timeout'))
      noteAnswer(false)
    if (fault instanceof AnswerUnreadable) noteAnswer(true)
    throw fault
  }
}
