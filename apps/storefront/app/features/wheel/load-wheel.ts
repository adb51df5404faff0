import { type WheelState, wheelStateOfUser } from '@samobranka/contract'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'

export type WheelView = WheelGame | WheelFrame

/** A foreign server's own page of the game. */
interface WheelFrame {
  readonly frame: string
}

export interface WheelGame {
  readonly frame?: never
  readonly sectors: readonly WheelSectorView[]
  readonly spinsLeft: number
  /** Milliseconds until the next free spin; the visitor's clock is not asked. */
  readonly waitMs: number | null
}

export interface WheelSectorView extends Pick<WheelState['sectors'][number], 'id' | 'label' | 'type'> {
  /** Per cent. */
  readonly chance: number
}

export async function loadWheel(shop: Shop, visit: Visit): Promise<WheelView | null> {
  if ((await shop.lacking()).has('wheelStateOfUser')) return framedWheel(shop)
  const query = languageQuery(visit)
  const state = await askOrNull(shop, 'wheel', (signal) =>
    shop.backend.call(wheelStateOfUser, { query, signal }),
  )
  if (!state) return null
  const { sectors, spinsLeft, nextSpinAt } = state
  return {
    sectors: sectors.map(({ id, label, type, chance }) => ({ id, label, type, chance: chance / 100 })),
    spinsLeft,
    waitMs: nextSpinAt === null ? null : Math.max(0, Date.parse(nextSpinAt) - visit.now.getTime()),
  }
}

function framedWheel({ backendUrl, session }: Shop): WheelFrame | null {
  if (backendUrl === null || !session) return null
  return { frame: `${backendUrl}/wheel/?user_id=${session.userId}` }
}
