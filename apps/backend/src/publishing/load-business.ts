import type { JsonObject } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

/** The operator's files as they stand in the database, in their order, by kind (the file's name). */
export interface BusinessDocuments {
  all(kind: string): readonly JsonObject[]
  one(kind: string): JsonObject | undefined
  everything(): readonly JsonObject[]
}

export async function loadBusiness(sql: Sql): Promise<BusinessDocuments> {
  const rows = await sql
    .selectFrom('business_documents')
    .select(['kind', 'body'])
    .where('withdrawn', '=', 0)
    .orderBy('kind')
    .orderBy('position')
    .execute()
  const kinds = new Map<string, JsonObject[]>()
  for (const { kind, body } of rows) {
    const documents = kinds.get(kind)
    if (documents) documents.push(JSON.parse(body))
    else kinds.set(kind, [JSON.parse(body)])
  }
  return {
    all: (kind) => kinds.get(kind) ?? [],
    one: (kind) => kinds.get(kind)?.[0],
    everything: () => [...kinds.values()].flat(),
  }
}
