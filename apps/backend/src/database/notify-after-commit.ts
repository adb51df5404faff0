import type { Database, Sql } from './database.ts'

const touched = new WeakMap<Sql, Set<string>>()

/** Tells this process's own listeners of the topic, if and when the transaction commits. */
export function notifyAfterCommit(sql: Sql, topic: string): void {
  const topics = touched.get(sql)
  if (topics) topics.add(topic)
  else touched.set(sql, new Set([topic]))
}

/** Lets work that waits for rows begin with their commit instead of at its next look. */
export function withAfterCommit(db: Omit<Database, 'afterCommit' | 'committed'>): Database {
  const listeners = new Map<string, Set<() => void>>()
  const committed = (topic: string) => {
    for (const listener of listeners.get(topic) ?? []) listener()
  }
  return {
    ...db,
    async attempt(work) {
      let topics: ReadonlySet<string> | undefined
      const answer = await db.attempt(async (sql) => {
        // SQLite's transactions are one connection taking turns: what a rolled-back one touched is not ours.
        touched.delete(sql)
        const worked = await work(sql)
        topics = touched.get(sql)
        return worked
      })
      for (const topic of topics ?? []) committed(topic)
      return answer
    },
    committed,
    afterCommit(topic, listener) {
      const own = listeners.get(topic) ?? new Set()
      listeners.set(topic, own.add(listener))
      return () => own.delete(listener)
    },
  }
}
