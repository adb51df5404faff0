import { bonusCard, type Settings } from '@samobranka/contract'
import type { Key, Translate } from '@samobranka/dictionary'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { instantText } from '../../format/instant-text.ts'
import { serverTranslator, shopZone } from '../../i18n/server-translator.ts'

export interface BonusView {
  readonly active: boolean
  /** Whole bonuses and their hundredths, as a number. */
  readonly balance: number
  readonly percentMax: number
  readonly level: BonusLevelView | null
  readonly movements: readonly BonusMovementView[]
}

export interface BonusLevelView {
  readonly name: string
  readonly percent: number
  readonly next: { readonly name: string; readonly missing: number } | null
  /** From this level to the next, 0 to 1. */
  readonly progress: number
}

export interface BonusMovementView {
  readonly what: string
  readonly when: string
  readonly amount: number
}

export async function loadBonuses(shop: Shop, visit: Visit): Promise<BonusView | null> {
  const userId = shop.session?.userId
  if (!userId) return null
  const query = { userId, ...languageQuery(visit) }
  const card = await askOrNull(shop, 'bonuses', (signal) => shop.backend.call(bonusCard, { query, signal }))
  if (!card) return null
  const t = await serverTranslator(visit)
  const zone = shopZone(visit)
  return {
    active: card.active,
    balance: card.balance / 100,
    percentMax: card.percentMax / 100,
    level: card.level && {
      name: card.level.name,
      percent: card.level.percent / 100,
      next: card.level.next,
      progress: progressTo(card.level, visit.settings.bonusLevels),
    },
    movements: card.history.map(({ at, amount, reason, orderNumber }) => ({
      what: reasonText(reason, orderNumber, t),
      when: instantText(at, zone, t),
      amount: amount / 100,
    })),
  }
}

function progressTo(
  { name, next }: { readonly name: string; readonly next: BonusLevelView['next'] },
  levels: Settings['bonusLevels'],
): number {
  if (!next) return 1
  const from = levels.find((level) => level.name === name)?.fromSpent ?? 0
  const to = levels.find((level) => level.name === next.name)?.fromSpent ?? 0
  return to > from ? Math.min(1, Math.max(0, 1 - next.missing / (to - from))) : 0
}

/** A server of another make has reasons of its own: they are shown as it says them. */
function reasonText(reason: string, number: string | null, t: Translate): string {
  const key = `bonusReason.${reason}`
  const said = t(key as Key, { number: number ?? '' })
  return said === key ? reason : said
}
