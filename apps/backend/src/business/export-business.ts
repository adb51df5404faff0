import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Codec, read, write } from '@samobranka/contract'
import type { StockEntry } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import { loadBusiness } from '../publishing/load-business.ts'
import { loadStock } from '../publishing/load-stock.ts'
import { kinds } from './kinds.ts'

/** Writes the folder back: all files, in the operator's order, with the stock as it is now. */
export async function exportBusiness(db: Database, dir: string): Promise<void> {
  const [documents, stock] = await Promise.all([loadBusiness(db.sql), loadStock(db.sql)])
  await mkdir(dir, { recursive: true })
  for (const { name, file, list, codec, completed } of kinds) {
    const all = documents.all(name)
    const json = list
      ? all.map((document) => withStock(name, document))
      : (all[0] ?? completed?.(undefined) ?? emptyDocument(codec))
    await writeFile(join(dir, file), `${JSON.stringify(json, null, 2)}\n`)
  }

  function withStock(kind: string, document: Readonly<Record<string, unknown>>): unknown {
    if (kind !== 'products') return document
    const { translations, ...own } = document
    const entries = (stock.get(Number(document.id)) ?? []).map((entry) => writeEntry(entry))
    return { ...own, stock: entries, ...(translations === undefined ? {} : { translations }) }
  }
}

/** What a file that was never given means. */
function emptyDocument(codec: Codec<unknown>): unknown {
  const reading = read(codec, {})
  return reading.ok ? write(codec, reading.value) : {}
}

function writeEntry({ warehouseId, variationId, quantity }: StockEntry): Record<string, number> {
  return {
    warehouse_id: warehouseId,
    ...(variationId === null ? {} : { variation_id: variationId }),
    quantity,
  }
}
