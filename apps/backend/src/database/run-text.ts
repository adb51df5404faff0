import { CompiledQuery } from 'kysely'
import { boundedMap } from '../memory/bounded-map.ts'
import type { Engine } from './column-types.ts'
import type { Sql } from './database.ts'
import { directConnection } from './sqlite/direct-connection.ts'

/** Lists of varying length make texts without end. */
const numbered = boundedMap<string>(4 * 1024 * 1024, (text) => text.length * 2)
const TEMPLATE = CompiledQuery.raw('')

/**
 * Runs a statement written by hand, `?` for each value on either engine. For the way of an order alone, where
 * building a statement anew costs more than running it; its text must not depend on the values.
 */
export async function runText<R>(
  engine: Engine,
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<readonly R[]> {
  const direct = directConnection(sql)
  if (direct) return direct.run<R>(text, values)
  const query = { ...TEMPLATE, sql: inDialect(engine, text), parameters: values } as CompiledQuery<R>
  const { rows } = await sql.executeQuery<R>(query)
  return rows
}

function inDialect(engine: Engine, text: string): string {
  if (engine === 'sqlite') return text
  const known = numbered.get(text)
  if (known) return known
  let place = 0
  const own = text.replace(/\?/g, () => {
    place += 1
    return `$${place}`
  })
  numbered.set(text, own)
  return own
}
