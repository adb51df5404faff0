import { bonusCard } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { customerCall, isAnother } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import { loadBonusCard } from './bonus-card.ts'

const MOST_MOVEMENTS = 500

export const bonusRoutes: readonly Route[] = [
  customerCall(bonusCard, async (customerId, { query, language }, { db, snapshot }) => {
    if (isAnother(query.userId ?? null, customerId)) return refuse(403, 'forbidden')
    return answer(await loadBonusCard(db.sql, snapshot().in(language), customerId, MOST_MOVEMENTS))
  }),
]
