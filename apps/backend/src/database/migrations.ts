import type { Migration } from './migration.ts'
import { baseline } from './migrations/001-baseline.ts'
import { wonGifts } from './migrations/002-won-gifts.ts'
import { lighterOrders } from './migrations/003-lighter-orders.ts'
import { orderInFewerWrites } from './migrations/004-order-in-fewer-writes.ts'
import { codesOfBrowsers } from './migrations/005-codes-of-browsers.ts'
import { sessionsAndSecrets } from './migrations/006-sessions-and-secrets.ts'
import { guests } from './migrations/007-guests.ts'
import { staff } from './migrations/008-staff.ts'
import { ordersAtWork } from './migrations/009-orders-at-work.ts'
import { switches } from './migrations/010-switches.ts'
import { kitchen } from './migrations/011-kitchen.ts'
import { counter } from './migrations/012-counter.ts'
import { staffMore } from './migrations/013-staff-more.ts'
import { demoOrders } from './migrations/014-demo-orders.ts'

/** In the order they run. Append; never edit or remove. */
export const migrations: readonly Migration[] = [
  baseline,
  wonGifts,
  lighterOrders,
  orderInFewerWrites,
  codesOfBrowsers,
  sessionsAndSecrets,
  guests,
  staff,
  ordersAtWork,
  switches,
  kitchen,
  counter,
  staffMore,
  demoOrders,
]
