import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { businessFolder } from '../testing/business-folder.ts'
import type { SmallBusiness } from '../testing/small-business.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDatabase } from '../testing/test-database.ts'
import { exportBusiness } from './export-business.ts'
import { importBusiness } from './import-business.ts'
import { isEmpty } from './is-empty.ts'

const clock = () => new Date('2026-03-06T09:00:00Z')
let db: Database

beforeEach(async () => {
  db = await testDatabase()
})

const load = async (change?: (business: SmallBusiness) => void, stock = false) =>
  importBusiness(db, await businessFolder(change), { stock, clock })

const faultsOf = async (change: (business: SmallBusiness) => void) => {
  const outcome = await load(change)
  return outcome.ok ? [] : outcome.faults
}

async function exported(from: Database = db): Promise<Record<string, string>> {
  const dir = await temporaryFolder()
  await exportBusiness(from, dir)
  const files = await readdir(dir)
  const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')))
  return Object.fromEntries(files.map((file, at) => [file, texts[at] ?? '']))
}

async function folderOf(files: Record<string, string>): Promise<string> {
  const dir = await temporaryFolder()
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  return dir
}

describe('importBusiness', () => {
  it('fills an empty database', async () => {
    expect(await isEmpty(db)).toBe(true)
    expect(await load()).toEqual({ ok: true, idle: [] })
    expect(await isEmpty(db)).toBe(false)
  })

  it('tells what is read and has no effect, a line a field', async () => {
    const outcome = await load((business) => {
      for (const product of business['products.json'].slice(0, 2)) product.restaurants = [4]
      business['products.json'][0].countable = false
      const { facade, ...rest } = business['settings.json'] as { facade?: object }
      Object.assign(business['settings.json'], rest, {
        facade: { ...facade, catalog_front: 'cat2' },
        translate: { auto: true },
        single_stock_mode: true,
        single_stock_id: null,
      })
    })
    expect(outcome).toEqual({
      ok: true,
      idle: [
        'settings.json: facade.catalog_front: read, has no effect',
        'settings.json: translate: read, has no effect',
        'products.json: countable: read, has no effect (1)',
        'products.json: restaurants: read, has no effect (2)',
        'settings.json: single_stock_mode: read, has no effect without single_stock_id',
      ],
    })
  })

  it('names every fault of every file at once, and changes nothing', async () => {
    await load()
    const before = await exported()
    const outcome = await load((business) => {
      business['products.json'][0].price = 'дорого'
      business['products.json'][1].slug = 5
      business['warehouses.json'][0].work_time = undefined
      business['categories.json'][0].name = 'Другая'
    })
    expect(outcome.ok).toBe(false)
    expect(await exported()).toEqual(before)
    const lines = outcome.ok ? [] : outcome.faults
    expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'warehouses.json: warehouses[0].work_time',
      'products.json: products[0].price',
      'products.json: products[1].slug',
    ])
  })

  it('tells what points at nothing or is named twice also beside faults of form', async () => {
    const lines = await faultsOf((business) => {
      business['products.json'][0].price = 'дорого'
      business['products.json'][1].categories = [99]
      business['products.json'][2].slug = business['products.json'][1].slug
      business['warehouses.json'][0].work_time = undefined
    })
    expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
      'warehouses.json: warehouses[0].work_time',
      'products.json: products[0].price',
      'products.json: products[1].categories[0]',
      'products.json: products[2].slug',
    ])
  })

  it('blames nobody for naming what stands in a file that cannot be read', async () => {
    const dir = await businessFolder()
    await writeFile(join(dir, 'categories.json'), '{')
    const outcome = await importBusiness(db, dir, { stock: false, clock })
    expect(outcome.ok ? [] : outcome.faults).toEqual([
      expect.stringMatching(/^categories\.json: \$: not JSON/),
    ])
  })

  it.each<[string, (business: SmallBusiness) => void, string]>([
    [
      'a product of no category',
      (b) => {
        b['products.json'][0].categories = [20, 99]
      },
      'products.json: products[0].categories[1]: there is no category 99',
    ],
    [
      'a product sold nowhere',
      (b) => {
        b['products.json'][0].locations = [7]
      },
      'products.json: products[0].locations[0]: there is no warehouse 7',
    ],
    [
      'stock at no warehouse',
      (b) => {
        b['products.json'][1].stock[0].warehouse_id = 8
      },
      'products.json: products[1].stock[0].warehouse_id: there is no warehouse 8',
    ],
    [
      'stock of no variation',
      (b) => {
        b['products.json'][0].stock = [{ warehouse_id: 1, variation_id: 99, quantity: 1 }]
      },
      'products.json: products[0].stock[0].variation_id: there is no variation 99',
    ],
    [
      'a zone of no warehouse',
      (b) => {
        b['zones.json'].features[0].properties.warehouse_id = 9
      },
      'zones.json: features[0].properties.warehouse_id: there is no warehouse 9',
    ],
    [
      'a distance from no warehouse',
      (b) => {
        b['settings.json'].delivery.delivery_distance_zones[0].warehouse_id = 9
      },
      'settings.json: delivery.delivery_distance_zones[0].warehouse_id: there is no warehouse 9',
    ],
    [
      'a coupon of no warehouse',
      (b) => {
        b['coupons.json'][0].sklad_coupon = [1, 3]
      },
      'coupons.json: coupons[0].sklad_coupon[1]: there is no warehouse 3',
    ],
    [
      'a gift that does not exist',
      (b) => {
        Object.assign(b['coupons.json'][0], {
          discount_type: 'free_gift',
          free_gift: [{ product_id: 77, variation_id: null, quantity: 1 }],
        })
      },
      'coupons.json: coupons[0].free_gift[0].product_id: there is no product 77',
    ],
    [
      'a pickup of no warehouse',
      (b) => {
        b['pickups.json'][0].warehouse_id = 5
      },
      'pickups.json: pickups[0].warehouse_id: there is no warehouse 5',
    ],
    [
      'a payment of no warehouse',
      (b) => {
        b['payments.json'][1].warehouse_ids = [6]
      },
      'payments.json: payments[1].warehouse_ids[0]: there is no warehouse 6',
    ],
    [
      'a prize that does not exist',
      (b) => {
        b['wheel.json'].sectors[0] = { id: 1, type: 'coupon', coupon_id: 44, weight: 1 }
      },
      'wheel.json: sectors[0].coupon_id: there is no coupon 44',
    ],
    [
      'an id twice',
      (b) => {
        b['products.json'][1].id = 1
      },
      'products.json: products[1].id: 1 is taken by products[0]',
    ],
    [
      'a slug twice',
      (b) => {
        b['products.json'][1].slug = 'margherita'
      },
      'products.json: products[1].slug: margherita is taken by products[0]',
    ],
    [
      'a code twice',
      (b) => {
        b['coupons.json'][1].code = ' hello '
      },
      'coupons.json: coupons[1].code: hello is taken by coupons[0]',
    ],
    [
      'a variation twice',
      (b) => {
        b['products.json'][0].variations_data[1].variation_id = 10
      },
      'products.json: products[0].variations_data[1].variation_id: 10 is taken by products[0].variations_data[0]',
    ],
    [
      'a phone that is none',
      (b) => {
        b['customers.json'][0].phone = '12'
      },
      'customers.json: customers[0].phone: a phone number expected, got 12',
    ],
    [
      'a phone twice',
      (b) => {
        b['customers.json'].push({ id: 502, phone: '89161234567' })
      },
      'customers.json: customers[1].phone: +79161234567 is taken by customers[0]',
    ],
    [
      'a list that is none',
      (b) => {
        Object.assign(b, { 'products.json': {} })
      },
      'products.json: products: a list expected',
    ],
    [
      'a translation that cannot be read',
      (b) => {
        b['products.json'][0].translations.en.price = 'cheap'
      },
      'products.json: products[0].translations.en.price: ',
    ],
    [
      'a missing file',
      (b) => {
        Object.assign(b, { 'categories.json': undefined })
      },
      'categories.json: $: the file is missing',
    ],
  ])('refuses %s', async (_, change, line) => {
    const faults = await faultsOf(change)
    expect(
      faults.some((fault) => fault.startsWith(line)),
      faults.join('\n'),
    ).toBe(true)
    expect(await isEmpty(db)).toBe(true)
  })

  it('refuses a file that is not JSON', async () => {
    const dir = await businessFolder()
    await writeFile(join(dir, 'coupons.json'), '[{]')
    const outcome = await importBusiness(db, dir, { stock: false, clock })
    expect(outcome).toMatchObject({
      ok: false,
      faults: [expect.stringMatching(/^coupons\.json: \$: not JSON: /)],
    })
  })

  it('takes subcategories of different categories that are called alike', async () => {
    expect(
      await faultsOf((b) => {
        b['categories.json'].push({ id: 301, parent: 30, name: 'Классика', slug: 'classic' })
      }),
    ).toEqual([])
  })

  it('takes a folder of the four required files', async () => {
    const needed = ['settings.json', 'categories.json', 'products.json', 'warehouses.json']
    expect(
      await faultsOf((b) => {
        for (const file of Object.keys(b)) if (!needed.includes(file)) Object.assign(b, { [file]: undefined })
      }),
    ).toEqual([])
  })
})

describe('importing again', () => {
  const stockOf = async (id: number) =>
    db.sql
      .selectFrom('stock')
      .select(['warehouse_id', 'quantity'])
      .where('product_id', '=', id)
      .orderBy('warehouse_id')
      .execute()
  const sell = () =>
    transaction(db, (sql) =>
      sql.updateTable('stock').set({ quantity: 2 }).where('warehouse_id', '=', 1).execute(),
    )

  it('sets the stock of new products only', async () => {
    await load()
    await sell()
    await load((b) => {
      b['products.json'].push({
        id: 9,
        name: 'Вода',
        slug: 'water',
        price: 50,
        categories: [30],
        stock: [{ warehouse_id: 1, quantity: 7 }],
      })
    })
    expect(await stockOf(2)).toEqual([
      { warehouse_id: 1, quantity: 2 },
      { warehouse_id: 2, quantity: 0 },
    ])
    expect(await stockOf(9)).toEqual([{ warehouse_id: 1, quantity: 7 }])
  })

  it('sets the stock of all products when asked to', async () => {
    await load()
    await sell()
    await load(undefined, true)
    expect(await stockOf(2)).toEqual([
      { warehouse_id: 1, quantity: 5 },
      { warehouse_id: 2, quantity: 0 },
    ])
  })

  it('withdraws a product that is missing, keeps its stock, and takes it back', async () => {
    await load()
    await load((b) => {
      b['products.json'].splice(1, 1)
    })
    const row = await db.sql
      .selectFrom('business_documents')
      .select(['withdrawn', 'body'])
      .where('kind', '=', 'products')
      .where('id', '=', '2')
      .executeTakeFirstOrThrow()
    expect(row.withdrawn).toBe(1)
    expect(JSON.parse(row.body).name).toBe('Сок')
    expect(JSON.parse((await exported())['products.json'] ?? '').map((p: { id: number }) => p.id)).toEqual([
      1, 3,
    ])
    await load()
    expect(JSON.parse((await exported())['products.json'] ?? '').map((p: { id: number }) => p.id)).toEqual([
      1, 2, 3,
    ])
    expect(await stockOf(2)).toHaveLength(2)
  })

  it('never touches customers, their ledgers and orders', async () => {
    await load()
    await transaction(db, async (sql) => {
      await sql.updateTable('customers').set({ name: 'Анна Петровна', bonus_balance: 300 }).execute()
      await sql
        .insertInto('bonus_entries')
        .values({ customer_id: 501, amount: 5_000, reason: 'wheel', created_at: 1 })
        .execute()
    })
    const everything = async () => ({
      customers: await db.sql.selectFrom('customers').selectAll().execute(),
      entries: await db.sql.selectFrom('bonus_entries').selectAll().orderBy('id').execute(),
      orders: await db.sql.selectFrom('orders').selectAll().execute(),
      lines: await db.sql.selectFrom('order_lines').selectAll().execute(),
      history: await db.sql
        .selectFrom('order_history')
        .selectAll()
        .orderBy('order_id')
        .orderBy('id')
        .execute(),
    })
    const before = await everything()
    await load((b) => {
      Object.assign(b['customers.json'][0], { name: 'Другая', bonuses: 1 })
    }, true)
    expect(await everything()).toEqual(before)
  })
})

describe('customers of the folder', () => {
  it('come with their opening balance and their past', async () => {
    await load()
    const anna = await db.sql.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
    expect(anna).toMatchObject({
      id: 501,
      phone: '+79161234567',
      name: 'Анна',
      birth: '06.03.1990',
      referral_code: 'ANNA501',
      bonus_balance: 25_000,
    })
    expect(await db.sql.selectFrom('bonus_entries').select(['amount', 'reason']).execute()).toEqual([
      { amount: 25_000, reason: 'opening' },
    ])
    expect(
      await db.sql
        .selectFrom('orders')
        .select(['number', 'status', 'total', 'customer_id', 'created_at'])
        .execute(),
    ).toEqual([
      {
        number: '1001',
        status: 'handed',
        total: 90_000,
        customer_id: 501,
        created_at: Date.parse('2026-02-01T12:00:00Z'),
      },
    ])
    expect(
      await db.sql.selectFrom('order_lines').select(['name', 'count', 'unit_price', 'total']).execute(),
    ).toEqual([{ name: 'Маргарита', count: 2, unit_price: 45_000, total: 90_000 }])
  })

  it('leave the next number to the next person', async () => {
    await load()
    const { id } = await transaction(db, (sql) =>
      sql
        .insertInto('customers')
        .values({ phone: '+79160000000', referral_code: 'NEW', birth: null, created_at: 1 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    expect(id).toBe(502)
  })
})

describe('exportBusiness', () => {
  it('gives back what was imported, and an import of it changes no byte', async () => {
    await load()
    const first = await exported()
    const other = await testDatabase()
    expect(await importBusiness(other, await folderOf(first), { stock: false, clock })).toMatchObject({
      ok: true,
    })
    expect(await exported(other)).toEqual(first)
  })

  it('writes every file, indented by two, with letters as letters', async () => {
    await load((b) => {
      Object.assign(b, { 'posts.json': undefined, 'wheel.json': undefined })
    })
    const files = await exported()
    expect(Object.keys(files)).toHaveLength(24)
    expect(files['posts.json']).toBe('[]\n')
    expect(files['wheel.json']).toBe('{\n  "sectors": []\n}\n')
    expect(files['products.json']).toContain('\n    "name": "Маргарита",\n')
    expect(files['products.json']).toContain('"note_of_the_cook": "тесто с утра"')
    expect(files['zones.json']).toContain('"fill-opacity": 0.2')
  })

  it('tells the stock as it is now', async () => {
    await load()
    await transaction(db, (sql) =>
      sql.updateTable('stock').set({ quantity: 4 }).where('warehouse_id', '=', 1).execute(),
    )
    const [, juice] = JSON.parse((await exported())['products.json'] ?? '')
    expect(juice.stock).toEqual([
      { warehouse_id: 1, quantity: 4 },
      { warehouse_id: 2, quantity: 0 },
    ])
  })
})
