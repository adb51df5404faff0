import type { Database } from '../../database/database.ts'
import { retrying } from '../../database/transaction.ts'
import { REALTIME } from '../../realtime/publish-event.ts'
import type { StockLeft } from '../../stock/stock-ledger.ts'
import type { PutAnswer, PutOrder } from './put-order.ts'
import { putOrdersOnPostgres } from './put-orders-on-postgres.ts'

/** So many share a statement at most: who came first does not wait for the whole queue. */
const MOST = 32
/** Statements under way at once: while these run the next orders gather. */
const LANES = 2
/** A statement that waits longer waits for somebody's lock: others need not. */
const PATIENCE_MS = 100

interface Waiting {
  readonly put: PutOrder
  readonly resolve: (answer: PutAnswer) => void
  readonly reject: (fault: unknown) => void
}

interface Line {
  readonly waiting: Waiting[]
  underWay: number
  isCalled: boolean
}

const queues = new WeakMap<Database, Line>()

/**
 * Puts orders on PostgreSQL, those that wait in one statement: a trip, a plan's run and a flush of the log cost the same
 * for one as for thirty. Each is answered when the statement is committed; where they cannot all be put, each is put
 * by itself.
 */
export function queueOrder(db: Database, put: PutOrder): Promise<PutAnswer> {
  const line = queues.get(db) ?? { waiting: [], underWay: 0, isCalled: false }
  queues.set(db, line)
  return new Promise((resolve, reject) => {
    line.waiting.push({ put, resolve, reject })
    call(db, line)
  })
}

function call(db: Database, line: Line): void {
  if (line.isCalled || line.underWay >= LANES || line.waiting.length === 0) return
  line.isCalled = true
  // Orders that came in the same turn of the loop are still being counted: they ride along.
  setImmediate(() => {
    line.isCalled = false
    void runGroup(db, line)
    call(db, line)
  })
}

async function runGroup(db: Database, line: Line): Promise<void> {
  const group = nextGroup(line.waiting)
  let isOut = false
  const leave = () => {
    if (isOut) return
    isOut = true
    line.underWay -= 1
    call(db, line)
  }
  line.underWay += 1
  const late = setTimeout(leave, PATIENCE_MS)
  await settle(db, group)
  clearTimeout(late)
  leave()
}

/** The first in the line, and who else takes from the same warehouse. */
function nextGroup(waiting: Waiting[]): Waiting[] {
  const all = waiting.splice(0)
  const group: Waiting[] = []
  const place = all[0] && warehouseOf(all[0])
  for (const one of all) (group.length < MOST && warehouseOf(one) === place ? group : waiting).push(one)
  return group
}

const warehouseOf = ({ put }: Waiting): number => put.order.row.warehouse_id

async function settle(db: Database, group: readonly Waiting[]): Promise<void> {
  const left = group.length > 1 ? await putAll(db, group) : null
  if (left) {
    db.committed(REALTIME)
    // What ran out is told once.
    for (const [at, one] of group.entries()) one.resolve(at === 0 ? left : [])
    return
  }
  await Promise.all(
    group.map(({ put, resolve, reject }) =>
      retrying(() => putOrdersOnPostgres(db.sql, [put])).then((answer) => {
        if (typeof answer !== 'string') db.committed(REALTIME)
        resolve(answer)
      }, reject),
    ),
  )
}

/** A fault is no loss: each is tried by itself, and whoever is at fault is told then. */
async function putAll(db: Database, group: readonly Waiting[]): Promise<readonly StockLeft[] | null> {
  const batch = group.map(({ put }) => put)
  const answer = await putOrdersOnPostgres(db.sql, batch).catch(() => 'short')
  return typeof answer === 'string' ? null : answer
}
