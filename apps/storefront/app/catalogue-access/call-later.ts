import { loadLater } from '../startup/load-later.ts'
import type { Reply } from './call-api.ts'

/** For a call whose code comes with it: if that does not come, it is a lost network like any other. */
export async function callLater<Calls, Value>(
  load: () => Promise<Calls>,
  call: (calls: Calls) => Promise<Reply<Value>>,
): Promise<Reply<Value>> {
  let calls: Calls
  try {
    calls = await loadLater(load)
  } catch {
    return { ok: false, refusal: { code: 'network', message: '', data: {} } }
  }
  return call(calls)
}
