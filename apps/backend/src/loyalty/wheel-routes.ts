import { spinWheel, wheelPage, wheelStateOfUser } from '@samobranka/contract'
import { sectorChances } from '@samobranka/rules'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { FURTHEST_MS, spinOnce } from './spin.ts'

export const wheelRoutes: readonly Route[] = [
  // The customer of the address is not looked at: the account shows the game of whoever is logged in.
  route(wheelPage, (_call, { publicUrl }) => {
    const location = `${publicUrl ?? ''}/lk/game`
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  }),
  customerCall(wheelStateOfUser, async (customerId, { language, now }, { db, snapshot }) => {
    const { sectors } = snapshot().in(language).wheel
    const { next_spin_at } = await db.sql
      .selectFrom('customers')
      .select('next_spin_at')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const chances = sectorChances(sectors)
    const wait = next_spin_at - now.getTime()
    const isWaiting = wait > 0 && wait <= FURTHEST_MS
    const isWinnable = sectors.some(({ weight }) => weight > 0)
    return answer({
      sectors: sectors.map(({ id, label, type }, at) => ({ id, label, type, chance: chances[at] ?? 0 })),
      spinsLeft: isWaiting || !isWinnable ? 0 : 1,
      nextSpinAt: isWaiting ? new Date(next_spin_at).toISOString() : null,
    })
  }),
  customerCall(spinWheel, async (customerId, { request, language, now }, context) => {
    const key = request.headers.get('idempotency-key')?.trim() ?? ''
    if (key === '') return refuse(400, 'idempotency_key_required')
    const spin = await spinOnce(context, { customerId, key, language, now })
    return spin ? answer(spin) : refuse(409, 'no_spins_left')
  }),
]
