import { allSettings, promoTerms, type Settings } from '@samobranka/contract'
import { timeBucket } from '@samobranka/rules'
import { callApi } from './call-api.ts'
import { serverTime } from './server-time.ts'

/** A cache in between gives what it has for the three minutes of `t` at most. */
const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }

/** null asks for the default language, which has no name on the wire. */
export async function askSettings(language: string | null): Promise<Settings> {
  const t = String(timeBucket(serverTime()))
  const [reply, promo] = await Promise.all([
    callApi(allSettings, { query: { t, ...(language ? { lang: language } : {}) }, headers: NO_CACHE }),
    callApi(promoTerms),
  ])
  if (!reply.ok) throw new Error(reply.refusal.code)
  // How discounts add up is told by a call of its own; the settings repeat it on some servers only.
  return promo.ok ? { ...reply.value, promo: promo.value } : reply.value
}
