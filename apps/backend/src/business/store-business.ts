import type { Product } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { documentId, kinds } from './kinds.ts'
import type { Folder } from './read-folder.ts'

/** PostgreSQL counts at most 65,535 values in a statement. */
const CHUNK = 1_000

/**
 * Replaces the operator's documents. A product that is not among them any more is withdrawn, not removed: orders
 * keep its name. Stock is set for products that are new, or for all of them.
 */
export async function storeBusiness(sql: Sql, folder: Folder, options: { stock: boolean }): Promise<void> {
  const known = await sql
    .selectFrom('business_documents')
    .select('id')
    .where('kind', '=', 'products')
    .execute()
  const old = new Set(known.map((row) => row.id))
  const products = (folder.get('products') ?? []).map((entity) => entity.value as Product)
  const counted = options.stock ? products : products.filter(({ id }) => !old.has(String(id)))

  // How the restaurant works is written in the office too: a folder that says nothing of it takes nothing away.
  const kept = folder.has('office') ? ['products', 'realtime'] : ['products', 'realtime', 'office']
  await sql.deleteFrom('business_documents').where('kind', 'not in', kept).execute()
  await sql.updateTable('business_documents').set({ withdrawn: 1 }).where('kind', '=', 'products').execute()
  for (const kind of kinds) {
    const rows = (folder.get(kind.name) ?? []).map(({ document }, position) => ({
      kind: kind.name,
      id: documentId(kind, document) ?? `#${position}`,
      position,
      body: JSON.stringify(kind.name === 'products' ? withoutStock(document) : document),
      withdrawn: 0,
    }))
    for (let at = 0; at < rows.length; at += CHUNK) await putDocuments(sql, rows.slice(at, at + CHUNK))
  }
  await setStock(sql, counted)
}

interface Row {
  kind: string
  id: string
  position: number
  body: string
  withdrawn: number
}

async function putDocuments(sql: Sql, rows: Row[]): Promise<void> {
  await sql
    .insertInto('business_documents')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'id']).doUpdateSet((e) => ({
        position: e.ref('excluded.position'),
        body: e.ref('excluded.body'),
        withdrawn: 0,
      })),
    )
    .execute()
}

/** Live numbers have a table of their own: a document would tell yesterday's. */
function withoutStock({ stock: _, ...document }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return document
}

async function setStock(sql: Sql, products: readonly Product[]): Promise<void> {
  const ids = products.map((product) => product.id)
  for (let at = 0; at < ids.length; at += CHUNK)
    await sql
      .deleteFrom('stock')
      .where('product_id', 'in', ids.slice(at, at + CHUNK))
      .execute()
  const rows = products.flatMap((product) =>
    product.stock.map((entry) => ({
      product_id: product.id,
      variation_id: entry.variationId ?? 0,
      warehouse_id: entry.warehouseId,
      quantity: entry.quantity,
    })),
  )
  for (let at = 0; at < rows.length; at += CHUNK)
    await sql
      .insertInto('stock')
      .values(rows.slice(at, at + CHUNK))
      .execute()
}
