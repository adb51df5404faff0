import { gunzipSync } from 'node:zlib'
import type { Sql } from '../database/database.ts'
import type { FinishedDocument } from './finish-document.ts'

export interface Publication {
  readonly id: number
  readonly version: string
  readonly createdAt: number
  document(path: string): FinishedDocument | undefined
}

export async function currentVersion(sql: Sql): Promise<{ id: number; version: string } | undefined> {
  return sql.selectFrom('publications').select(['id', 'version']).orderBy('id', 'desc').executeTakeFirst()
}

/** Takes over from `known` what did not change: a publish of new settings does not read the catalogue again. */
export async function loadPublication(
  sql: Sql,
  known: ReadonlyMap<string, FinishedDocument> = new Map(),
): Promise<{ publication: Publication; documents: Map<string, FinishedDocument> } | undefined> {
  const current = await sql.selectFrom('publications').selectAll().orderBy('id', 'desc').executeTakeFirst()
  if (!current) return undefined
  const paths = await sql
    .selectFrom('publication_documents')
    .select(['path', 'hash'])
    .where('publication_id', '=', current.id)
    .execute()
  const documents = new Map<string, FinishedDocument>()
  for (const hash of new Set(paths.map((row) => row.hash))) {
    const document = known.get(hash) ?? (await loadDocument(sql, hash))
    if (document) documents.set(hash, document)
  }
  const byPath = new Map(paths.map(({ path, hash }) => [path, documents.get(hash)]))
  return {
    publication: {
      id: current.id,
      version: current.version,
      createdAt: current.created_at,
      document: (path) => byPath.get(path),
    },
    documents,
  }
}

/** The plain text is five times the packed ones together, and few ask for it: it is unpacked for them. */
async function loadDocument(sql: Sql, hash: string): Promise<FinishedDocument | undefined> {
  const row = await sql
    .selectFrom('documents')
    .select(['media_type', 'gzip', 'brotli'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { media_type: mediaType, gzip, brotli } = row
  return {
    hash,
    mediaType,
    gzip,
    brotli,
    get identity() {
      return gunzipSync(gzip)
    },
  }
}
