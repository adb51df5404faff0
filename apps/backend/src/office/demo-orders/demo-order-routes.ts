import { makeDemoOrders, readDemoOrders } from '@samobranka/contract'
import { demoOrdersNow, setDemoOrders } from '../../demo-orders/demo-run.ts'
import { answer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { staffCall } from '../../staff/staff-call.ts'

export const demoOrderRoutes: readonly Route[] = [
  staffCall(readDemoOrders, async (_staff, { now }, context) => answer(await demoOrdersNow(context, now))),

  staffCall(makeDemoOrders, async (staff, { body, url, now }, context) => {
    if (context.production) return refuse(403, 'production_only_staff')
    // Demo guests go to any kitchen.
    if (staff.kitchens.length > 0) return refuse(403, 'no_permission')
    const { on, perMinute } = body
    await setDemoOrders(context, { on, perMinute, origin: url.origin, by: staff.actor }, now)
    return answer(await demoOrdersNow(context, now))
  }),
]
