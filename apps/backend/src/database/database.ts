import type { Kysely } from 'kysely'
import type { Engine } from './column-types.ts'
import type { Tables } from './tables.ts'

/** What queries run on: the database for reading, or a transaction. */
export type Sql = Kysely<Tables>

export interface Database {
  /** For reading. Writing goes through `transaction`: the SQLite connection behind this one refuses writes. */
  readonly sql: Sql
  readonly engine: Engine
  /** One attempt at one transaction; `transaction` adds the retries. */
  attempt<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /**
   * Calls back with what other processes announced by `announce`, until stopped. Only PostgreSQL can tell;
   * on SQLite nothing arrives, so a listener must also look for itself now and then.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Calls back after each commit in this process that did `notifyAfterCommit` of the topic; gives the way to stop. */
  afterCommit(topic: string, listener: () => void): () => void
  /** The same of a statement that was a transaction by itself. */
  committed(topic: string): void
  close(): Promise<void>
}
