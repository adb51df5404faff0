import pg from 'pg'
import { type Outcome, runCrashes } from './crash/run-crashes.ts'
import { onEach } from './measure/stages.ts'

const CUSTOMERS = 16
const seconds = Number(process.argv[2] ?? 20)
const outcomes = await onEach(process.argv[3], (stage) => {
  const { DATABASE_URL: url } = stage.env
  const killed = url === undefined ? stage : { ...stage, crashDatabase: () => killBackend(url) }
  return runCrashes(killed, seconds, CUSTOMERS)
})

for (const one of outcomes) {
  const { engine, faults } = one
  const counts = `${one.orders} orders (${one.withBonuses} with bonuses, ${one.tables} tables), ${one.cancellations} cancelled`
  const killed = `host killed ${one.hostKills} times, database ${one.databaseKills} times`
  console.log(`${engine}: ${counts}; ${killed}: ${faults.length} faults`)
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
}
process.exitCode = outcomes.every(isProof) ? 0 : 1

/** A run in which nobody booked or wrote off anything would prove less than it says. */
function isProof({ faults, orders, tables, withBonuses }: Outcome): boolean {
  return faults.length === 0 && orders > 0 && tables > 0 && withBonuses > 0
}

/** One of its processes dies as by `kill -9`: PostgreSQL ends all others at once and recovers from its log. */
async function killBackend(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      'select pid from pg_stat_activity where backend_type = $1 and pid <> pg_backend_pid() limit 1',
      ['client backend'],
    )
    const pid: unknown = rows[0]?.pid
    if (typeof pid === 'number') process.kill(pid, 'SIGKILL')
  } catch {
    // It is down already.
  } finally {
    // Never waited for: its farewell may be to a server that is gone.
    void client.end().catch(() => undefined)
  }
}
