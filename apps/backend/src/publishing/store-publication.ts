import { advisoryLock } from '../database/advisory-lock.ts'
import { announce } from '../database/announce.ts'
import type { Database, Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { FinishedDocument } from './finish-document.ts'
import { currentVersion } from './load-publication.ts'

/** Told to other processes; they look at the table now and then as well. */
export const PUBLISHED = 'samobranka_published'

/** A process may still be loading the one before; older ones are nobody's. */
const KEPT = 2
/** PostgreSQL counts at most 65,535 values in a statement. */
const CHUNK = 500

export interface NewPublication {
  readonly version: string
  /** The publication that was current when its sources were read; 0 when there was none. */
  readonly after: number
  readonly createdAt: number
  /** Where each document is found, by its hash. */
  readonly paths: ReadonlyMap<string, string>
  /** Those the database does not hold yet. */
  readonly fresh: readonly FinishedDocument[]
}

/**
 * Makes it the current one, unless another was published since its sources were read: the later writer may have read
 * the earlier stock. Answers whether it was stored.
 */
export async function storePublication(db: Database, publication: NewPublication): Promise<boolean> {
  return transaction(db, async (sql) => {
    await advisoryLock(db.engine, sql, 'publish')
    const current = await currentVersion(sql)
    if ((current?.id ?? 0) !== publication.after) return false
    for (const document of publication.fresh) await storeDocument(sql, document)
    // The operator may go back to what stood before: the same content has the same version, and is the newest again.
    await sql.deleteFrom('publications').where('version', '=', publication.version).execute()
    const { id } = await sql
      .insertInto('publications')
      .values({ version: publication.version, created_at: publication.createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = [...publication.paths].map(([path, hash]) => ({ publication_id: id, path, hash }))
    for (let at = 0; at < rows.length; at += CHUNK) {
      await sql
        .insertInto('publication_documents')
        .values(rows.slice(at, at + CHUNK))
        .execute()
    }
    await forgetOld(sql)
    await announce(db.engine, sql, PUBLISHED, publication.version)
    return true
  })
}

/** Nobody reads the plain text back, and in eighteen languages it would be four fifths of the file. */
const UNREAD = new Uint8Array(0)

async function storeDocument(sql: Sql, document: FinishedDocument): Promise<void> {
  const { hash, mediaType, gzip, brotli } = document
  await sql
    .insertInto('documents')
    .values({ hash, media_type: mediaType, identity: UNREAD, gzip, brotli })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

async function forgetOld(sql: Sql): Promise<void> {
  const kept = sql.selectFrom('publications').select('id').orderBy('id', 'desc').limit(KEPT)
  await sql.deleteFrom('publications').where('id', 'not in', kept).execute()
  const used = sql.selectFrom('publication_documents').select('hash')
  await sql.deleteFrom('documents').where('hash', 'not in', used).execute()
}
