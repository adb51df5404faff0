import { userSessions } from '@samobranka/contract'
import { askOrNull } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { dayText, instantText } from '../../format/instant-text.ts'
import { serverTranslator, shopZone } from '../../i18n/server-translator.ts'

export interface DeviceView {
  readonly id: string
  /** Empty where it said nothing of itself. */
  readonly device: string
  readonly address: string
  readonly since: string
  readonly seen: string
  readonly current: boolean
}

/** Where the customer is logged in; null where the server does not say. */
export async function loadDevices(shop: Shop, visit: Visit): Promise<readonly DeviceView[] | null> {
  if ((await shop.lacking()).has('userSessions')) return null
  const answer = await askOrNull(shop, 'sessions', (signal) => shop.backend.call(userSessions, { signal }))
  if (!answer) return null
  const t = await serverTranslator(visit)
  const zone = shopZone(visit)
  return answer.sessions.map(({ id, device, address, createdAt, seenAt, current }) => ({
    id,
    device,
    address,
    since: dayText(createdAt, zone, t),
    seen: instantText(seenAt, zone, t),
    current,
  }))
}
