import type { Sql } from '../database.ts'
import type { SqliteFile } from './sqlite-file.ts'

/** So many share a commit at most: who came first does not wait for the whole queue. */
const MOST = 64
/** So long we wait for others while they come, and so long for as many as there were last time. */
const LONGEST_MS = 2
const PATIENCE_MS = 0.3

/** What to say to one who waited, once all is committed. */
type Ending = () => void

interface Waiting {
  readonly work: (sql: Sql) => Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (fault: unknown) => void
}

export interface GroupCommit {
  attempt<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** When nobody waits any more. */
  idle(): Promise<void>
}

/**
 * Writers take turns, and those that wait share one commit: bringing the file to the disk is what a transaction
 * costs, and it costs the same for one as for fifty. Nearly always all of them succeed, and savepoints would be a
 * twentieth of what an order costs: where one fails, all run again, each with its own. Each is answered only when the
 * commit is on the disk.
 */
export function createGroupCommit(file: SqliteFile, sql: Sql, begin: () => Promise<void>): GroupCommit {
  const commit = file.prepare('commit')
  const rollback = file.prepare('rollback')
  const savepoint = file.prepare('savepoint work')
  const release = file.prepare('release work')
  const undo = file.prepare('rollback to work')
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let lastTime = 0

  async function runGroups(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      await runGroup()
    }
    running = undefined
  }

  /**
   * Requests that come in the same turn of the loop are still being counted: they ride along, and so do those of the
   * next turns, while each brings more, or while there were more the last time. Who comes alone goes at once.
   */
  async function gather(): Promise<void> {
    const began = performance.now()
    let before = 0
    do {
      before = waiting.length
      await new Promise((resolve) => setImmediate(resolve))
    } while (isWorthWaiting(before, performance.now() - began))
  }

  function isWorthWaiting(before: number, waited: number): boolean {
    const { length } = waiting
    if (length >= MOST || waited > LONGEST_MS) return false
    return length > before || (length < lastTime && waited < PATIENCE_MS)
  }

  async function runGroup(): Promise<void> {
    const group: Waiting[] = []
    try {
      await begin()
      const endings = (await runFreely(group)) ?? (await runApart(group))
      commit.run()
      lastTime = group.length
      for (const end of endings) end()
    } catch (fault) {
      if (file.inTransaction) rollback.run()
      const lost = group.length > 0 ? group : waiting.splice(0)
      for (const { reject } of lost) reject(fault)
    }
  }

  /** All in a row; null when one failed after others had written: then none of it is done. */
  async function runFreely(group: Waiting[]): Promise<Ending[] | null> {
    const endings: Ending[] = []
    while (waiting.length > 0 && group.length < MOST) {
      const next = waiting.shift() as Waiting
      group.push(next)
      try {
        endings.push(resolved(next, await next.work(sql)))
      } catch (fault) {
        // A full disk ends the whole transaction by itself, and with it what the others did.
        if (!file.inTransaction) throw fault
        rollback.run()
        await begin()
        if (group.length > 1) return null
        endings.push(() => next.reject(fault))
      }
    }
    return endings
  }

  /** Each with a savepoint of its own, so that one that fails takes nobody along. */
  async function runApart(group: readonly Waiting[]): Promise<Ending[]> {
    const endings: Ending[] = []
    for (const next of group) {
      savepoint.run()
      try {
        endings.push(resolved(next, await next.work(sql)))
      } catch (fault) {
        if (!file.inTransaction) throw fault
        undo.run()
        endings.push(() => next.reject(fault))
      }
      release.run()
    }
    return endings
  }

  return {
    attempt: <T>(work: (sql: Sql) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
        running ??= runGroups()
      }),
    idle: async () => running,
  }
}

const resolved =
  ({ resolve }: Waiting, answer: unknown): Ending =>
  () =>
    resolve(answer)
