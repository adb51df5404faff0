import { beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../database/transaction.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'

interface Days {
  start_list: { date: string; label: string; times: string[] }[]
}

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const times = async (query: string, from: TestShop = shop) =>
  ((await from.json(`/wp-json/checkout/avaible_time?${query}`)) as Days).start_list

describe('avaible_time', () => {
  it('gives seven days of half-hours after cooking', async () => {
    const days = await times('stock_id=1&shipping_method=local_pickup')
    expect(days.map(({ date }) => date)).toEqual(
      [6, 7, 8, 9, 10, 11, 12].map((day) => `${String(day).padStart(2, '0')}.03.2026`),
    )
    expect(days[0]?.times.slice(0, 2)).toEqual(['asap', '12:30-13:00'])
    expect(days[1]?.times[0]).toBe('10:00-10:30')
  })

  it('adds the way, by its length or by the zone’s', async () => {
    const first = async (query: string) =>
      (await times(`stock_id=1&shipping_method=flat_rate${query}`))[0]?.times[1]
    expect(await first('&distance_time=45')).toBe('13:30-14:00')
    expect(await first('&zone=1')).toBe('13:00-13:30')
    expect(await first('')).toBe('12:30-13:00')
    expect(await first('&distance_time=-60')).toBe('12:30-13:00')
  })

  it('labels the days in the caller’s language', async () => {
    const labels = async (lang: string) =>
      (await times(`stock_id=1&lang=${lang}`)).slice(0, 3).map(({ label }) => label)
    expect(await labels('ru')).toEqual(['Сегодня', 'Завтра', 'воскресенье, 8 марта'])
    expect((await labels('en'))[2]).toBe('Sunday, March 8')
  })

  it('is empty where no orders are taken', async () => {
    const closed = await openShop({
      business: (business) => {
        business['settings.json'].disable_ordering = [1]
        business['popups.json'] = [{ id: 1, title: 'Ремонт', disable_ordering: [2], stock_empty: true }]
      },
    })
    expect((await times('stock_id=1', closed)).flatMap((day) => day.times)).toEqual([])
    expect((await times('stock_id=2', closed)).flatMap((day) => day.times)).not.toEqual([])
  })

  it('knows no other kitchens', async () => {
    expect((await shop.get('/wp-json/checkout/avaible_time?stock_id=9')).status).toBe(404)
    expect((await shop.get('/wp-json/checkout/avaible_time')).status).toBe(404)
  })

  it('means the only kitchen of a shop that has one', async () => {
    const single = await openShop({
      business: (business) => {
        Object.assign(business['settings.json'], { single_stock_mode: true, single_stock_id: 2 })
      },
    })
    expect(await times('', single)).toHaveLength(7)
  })
})

describe('tables', () => {
  const free = async (query: string) =>
    ((await shop.json(`/wp-json/checkout/v1/tables?${query}`)) as Days).start_list

  it('gives the slots at which the party finds a table for its stay', async () => {
    const [day] = await free('warehouse_id=1&date=07.03.2026&people=2')
    expect(day).toMatchObject({ date: '07.03.2026', label: 'Завтра' })
    expect([day?.times[0], day?.times.at(-1)]).toEqual(['10:00-10:30', '20:00-20:30'])
    expect((await free('warehouse_id=1&date=07.03.2026&people=5'))[0]?.times).toEqual([])
  })

  it('leaves out what is booked, until it is given back', async () => {
    const stay = {
      starts_at: Date.parse('2026-03-08T12:00+03:00'),
      ends_at: Date.parse('2026-03-08T14:00+03:00'),
    }
    await transaction(shop.db, async (sql) => {
      const order = await sql.selectFrom('orders').select('id').executeTakeFirstOrThrow()
      await sql
        .insertInto('table_bookings')
        .values({ order_id: order.id, warehouse_id: 1, table_id: 101, people: 2, ...stay, released_at: null })
        .execute()
    })
    const slots = async () => (await free('warehouse_id=1&date=08.03.2026&people=2'))[0]?.times
    expect(await slots()).not.toContain('12:00-12:30')
    expect((await slots())?.slice(0, 2)).toEqual(['10:00-10:30', '14:00-14:30'])
    await transaction(shop.db, (sql) => sql.updateTable('table_bookings').set({ released_at: 1 }).execute())
    expect(await slots()).toContain('12:00-12:30')
  })

  it('refuses a date that is none', async () => {
    expect((await shop.get('/wp-json/checkout/v1/tables?warehouse_id=1&date=31.02.2026')).status).toBe(400)
  })
})
