import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'
import { businessTables } from './001-baseline/business-tables.ts'
import { loyaltyTables } from './001-baseline/loyalty-tables.ts'
import { messageTables } from './001-baseline/message-tables.ts'
import { orderTables } from './001-baseline/order-tables.ts'
import { peopleTables } from './001-baseline/people-tables.ts'

export const baseline: Migration = {
  name: '001-baseline',
  statements(engine) {
    const t = columnTypes(engine)
    return [businessTables, peopleTables, orderTables, loyaltyTables, messageTables].flatMap((tables) =>
      tables(t),
    )
  },
}
