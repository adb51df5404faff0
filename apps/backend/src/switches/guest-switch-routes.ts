import { guestSwitches as guestSwitchesCall } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import { guestSwitches } from './guest-switches.ts'

/** From memory, and kept by nobody: pages ask in the second in which something was turned on. */
export const guestSwitchRoutes: readonly Route[] = [
  route(guestSwitchesCall, ({ query, language, now }, context) =>
    answer(guestSwitches(context, context.snapshot().in(language), query.warehouse ?? null, now), {
      headers: { 'cache-control': 'no-store' },
    }),
  ),
]
