import { columnTypes } from '../column-types.ts'
import type { Migration } from '../migration.ts'

/** Whether demo guests order by themselves, and which of them comes next. */
export const demoOrders: Migration = {
  name: '014-demo-orders',
  statements(engine) {
    const t = columnTypes(engine)
    return [
      `create table demo_orders (
        id ${t.int} primary key check (id = 1),
        run ${t.int} not null,
        guest ${t.int} not null,
        per_minute ${t.int} not null,
        until ${t.big} not null,
        origin text not null
      ) ${t.end}`,
    ]
  },
}
