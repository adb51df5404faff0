import { allSettings, type Settings } from '@samobranka/contract'
import { callApi } from './call-api.ts'
import { serverTime } from './server-time.ts'
import { timeBucket } from './time-bucket.ts'

/** null asks for the default language, which has no name on the wire. */
export async function askSettings(language: string | null): Promise<Settings> {
  const t = timeBucket(serverTime())
  const reply = await callApi(allSettings, { query: { t, ...(language ? { lang: language } : {}) } })
  if (!reply.ok) throw new Error(reply.refusal.code)
  return reply.value
}
