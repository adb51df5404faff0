import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { runText } from '../database/run-text.ts'

const TURN = `
  insert into counter_turns (kitchen, at) values (?, ?)
  on conflict (kitchen) do update set
    at = case when excluded.at > counter_turns.at then excluded.at else counter_turns.at + 1 end
  returning at`

/**
 * Whatever moves money at a kitchen's counter takes turns until its transaction ends, each at an instant of its own,
 * later than all before. A close of the day at the moment of a handing-over: either it counts it, or the next one does.
 */
export async function counterTurn(engine: Engine, sql: Sql, kitchen: number, now: Date): Promise<Date> {
  const [turn] = await runText<{ at: number }>(engine, sql, TURN, [kitchen, now.getTime()])
  if (!turn) throw new Error(`Kitchen ${kitchen} has no turn`)
  return new Date(Number(turn.at))
}
