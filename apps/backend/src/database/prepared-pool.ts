import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** Beyond this many texts (lists of varying length) statements go unnamed, so that servers do not hoard them. */
const NAMED_STATEMENTS = 500
/** A list of thousands is not named either: the server would keep its plan as well. */
const LONGEST_NAMED = 16_384

/** Has the server keep the plan of each statement: planning costs more than running the small ones. */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= NAMED_STATEMENTS || text.length > LONGEST_NAMED) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    return {
      query: <R>(text: unknown, values: readonly unknown[] = []) => {
        if (typeof text !== 'string') throw new Error('Cursors are not supported: rows are read whole')
        const name = values.length > 0 ? nameOf(text) : undefined
        const query = name === undefined ? { text, values: [...values] } : { name, text, values: [...values] }
        return client.query(query) as Promise<PostgresQueryResult<R>> & never
      },
      release: () => client.release(),
    }
  }

  return {
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client)
      if (known) return known
      const fresh = wrap(client)
      wrapped.set(client, fresh)
      return fresh
    },
    end: () => pool.end(),
  }
}
