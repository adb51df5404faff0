import { forgetOldKeys } from './checkout/place/placement-key.ts'
import { transaction } from './database/transaction.ts'
import { forgetOldCounts } from './guests/guest-count.ts'
import type { Context } from './http/context.ts'
import { forgetOldLimits } from './http/limits/rate-limit.ts'
import { forgetOldNonces } from './integrators/check-oauth.ts'
import { forgetOldJobs } from './jobs/forget-old-jobs.ts'
import { forgetMarks } from './kitchen/forget-marks.ts'
import { forgetOldLogins } from './login/forget-old-logins.ts'
import { enterKitchen } from './orders/acceptance/enter-kitchen.ts'
import { watchAcceptance } from './orders/acceptance/watch-acceptance.ts'
import { forgetOldDeeds } from './orders/forget-old-deeds.ts'
import { sweepUnpaid } from './orders/sweep-unpaid.ts'
import { forgetOldStaffWork } from './staff/forget-old-staff-work.ts'
import { releaseMissedTables } from './tables/release-missed-tables.ts'

const UNPAID_EVERY_MS = 5_000
const FORGET_EVERY = 120

export interface Sweeper {
  start(): void
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** What happens by itself as time goes by. Any number of hosts may run it. */
export function createSweeper(context: Context): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let round = 0

  async function sweep(): Promise<void> {
    const now = context.clock()
    try {
      await sweepUnpaid(context, now)
      await enterKitchen(context, now)
      await watchAcceptance(context, now)
      await releaseMissedTables(context, now)
      if (round % FORGET_EVERY === 0) await forget(now)
      round += 1
    } catch (fault) {
      context.log.error({ err: fault }, 'Could not sweep')
    }
    running = undefined
  }

  async function forget(now: Date): Promise<void> {
    await transaction(context.db, (sql) => forgetOldKeys(sql, now))
    await transaction(context.db, (sql) => forgetOldCounts(sql, now))
    await forgetOldNonces(context.db, now)
    await forgetOldDeeds(context.db, now)
    await forgetOldLimits(context.db, now)
    await forgetOldJobs(context.db, now)
    await forgetOldLogins(context.db, now)
    await forgetMarks(context.db, now)
    await forgetOldStaffWork(context.db, now)
  }

  const tick = () => {
    running ??= sweep()
  }

  return {
    start() {
      tick()
      timer = setInterval(tick, UNPAID_EVERY_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
