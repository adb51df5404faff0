import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { CATALOGUE, publishEvent } from '../realtime/publish-event.ts'
import type { StockLeft } from './stock-ledger.ts'

type World = Pick<Context, 'db' | 'log' | 'republish'>

export interface StockChange {
  readonly warehouseId: number
  readonly goods: readonly StockLeft[]
  readonly now: Date
}

/**
 * After the commit: whoever looks at the catalogue is told what ran out or came back, and it is published anew. Never
 * how much is left: that would tell the neighbours how trade goes. The order stands, whatever becomes of the news.
 */
export async function announceStock({ db, log, republish }: World, news: StockChange): Promise<void> {
  const { warehouseId, goods, now } = news
  if (goods.length === 0) return
  republish()
  try {
    await transaction(db, async (sql) => {
      for (const { product_id, variation_id, quantity } of goods) {
        const data = {
          warehouse_id: warehouseId,
          product_id,
          variation_id: variation_id === 0 ? null : variation_id,
          in_stock: quantity > 0,
        }
        await publishEvent(db.engine, sql, now, { channel: CATALOGUE, event: 'stock', data })
      }
    })
  } catch (fault) {
    log.warn({ err: fault }, 'Could not announce a change of the stock')
  }
}
