import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { businessFolder } from '../testing/business-folder.ts'
import { testDatabase } from '../testing/test-database.ts'
import { importBusiness } from './import-business.ts'
import { isEmpty } from './is-empty.ts'

const clock = () => new Date('2026-03-06T09:00:00Z')
let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

const TWELVE = Array.from({ length: 12 }, (_, at) => at)

/** A folder with a dozen faults of each kind: of form, of references, of names, in whole files and inside them. */
async function brokenFolder(): Promise<string> {
  const dir = await businessFolder((b) => {
    const [pizza] = b['products.json']
    for (const at of TWELVE) {
      // One thing in two kinds of disorder: its form must not hide what it points at, or what it is called.
      b['products.json'].push({
        ...pizza,
        id: 1000 + at,
        price: 'дорого',
        slug: at === 0 ? 'margherita' : `bad-${at}`,
        categories: [900 + at],
        locations: [800 + at],
        stock: [{ warehouse_id: 700 + at, variation_id: 10, quantity: 1 }],
        translations: { en: { name: 'Pizza', regular_price: 'cheap' } },
      })
      // Whole, and pointing at nothing.
      b['products.json'].push({ ...pizza, id: 2000 + at, slug: `astray-${at}`, categories: [600 + at] })
      b['coupons.json'].push({
        id: 3000 + at,
        code: `C${at}`,
        discount_type: 'lottery',
        amount: '1',
        sklad_coupon: [500 + at],
      })
      b['pickups.json'].push({ id: 4000 + at, title: { no: 'text' }, warehouse_id: 400 + at })
      b['zones.json'].features.push({
        ...b['zones.json'].features[0],
        properties: { ...b['zones.json'].features[0].properties, id: 5000 + at, warehouse_id: 300 + at },
      })
      b['customers.json'].push({ id: 6000 + at, phone: `1${at}` })
      b['posts.json'] ??= []
      b['posts.json'].push({ id: 7000 + at, slug: at % 2 === 0 ? 'twice' : 5, title: 'Т', content: '' })
    }
    b['settings.json'].delivery.delivery_distance_zones.push({ warehouse_id: 299, from_km: 'x', to_km: 3 })
  })
  // A file that is no JSON at all, with line ends where the parser quotes it.
  await writeFile(join(dir, 'brands.json'), '[\n  {\n "id": 1,\n },\n]')
  return dir
}

describe('a folder in every kind of disorder', () => {
  let faults: readonly string[]
  beforeAll(async () => {
    const outcome = await importBusiness(db, await brokenFolder(), { stock: false, clock })
    faults = outcome.ok ? [] : outcome.faults
  })
  const result = (beginning: string) => faults.filter((fault) => fault.startsWith(beginning))
  const expectAll = (pattern: RegExp) =>
    expect(faults.filter((fault) => pattern.test(fault))).toHaveLength(12)

  it('is told of at once, each fault once and on a line of its own, and imports nothing', async () => {
    expect(faults.filter((fault) => !/^[a-z]+\.json: [^\n:]+: [^\n]+$/.test(fault))).toEqual([])
    expect(new Set(faults).size).toBe(faults.length)
    expect(await isEmpty(db)).toBe(true)
  })

  it('tells faults of form, also inside translations', () => {
    expectAll(/^products\.json: products\[\d+\]\.price: /)
    expectAll(/^products\.json: products\[\d+\]\.translations\.en\.regular_price: /)
    expectAll(/^coupons\.json: coupons\[\d+\]\.discount_type: /)
    expect(result('brands.json: $: not JSON: ')).toHaveLength(1)
  })

  it('tells what points at nothing, of what can be read and of what cannot', () => {
    for (const at of TWELVE)
      for (const [noun, id] of [
        ['category', 900],
        ['warehouse', 800],
        ['warehouse', 700],
        ['category', 600],
        ['warehouse', 500],
        ['warehouse', 400],
        ['warehouse', 300],
      ] as const)
        expect(faults.filter((fault) => fault.endsWith(`there is no ${noun} ${id + at}`))).toHaveLength(1)
    expect(
      result('settings.json: delivery.delivery_distance_zones[1].warehouse_id: there is no'),
    ).toHaveLength(1)
  })

  it('tells what is named twice, and numbers that are none', () => {
    expect(faults).toContainEqual(
      expect.stringMatching(/^products\.json: products\[\d+\]\.slug: margherita is taken/),
    )
    expect(
      faults.filter((fault) => /^posts\.json: posts\[\d+\]\.slug: twice is taken/.test(fault)),
    ).toHaveLength(5)
  })
})

it('numbers are told beside the faults of other files', async () => {
  const dir = await businessFolder((b) => {
    b['products.json'][0].price = 'дорого'
    for (const at of TWELVE) b['customers.json'].push({ id: 6000 + at, phone: `1${at}` })
  })
  const outcome = await importBusiness(db, dir, { stock: false, clock })
  const lines = outcome.ok ? [] : outcome.faults
  expect(
    lines.filter((line) => /^customers\.json: customers\[\d+\]\.phone: a phone number/.test(line)),
  ).toHaveLength(12)
  expect(lines.filter((line) => line.startsWith('products.json: products[0].price'))).toHaveLength(1)
})

it.each(['categories.json', 'products.json', 'warehouses.json', 'coupons.json', 'settings.json'])(
  'a broken %s hides no fault of the others, and blames nobody for naming what is in it',
  async (broken) => {
    const change = (b: Parameters<NonNullable<Parameters<typeof businessFolder>[0]>>[0]) => {
      b['products.json'][0].categories = [99]
      b['products.json'][1].locations = [98]
      b['coupons.json'][0].sklad_coupon = [97]
      b['wheel.json'].sectors[0] = { id: 1, type: 'coupon', coupon_id: 96, weight: 1 }
      b['pickups.json'][0].warehouse_id = 95
    }
    const whole = await importBusiness(db, await businessFolder(change), { stock: false, clock })
    const dir = await businessFolder(change)
    await writeFile(join(dir, broken), `${await readFile(join(dir, broken), 'utf8')}}`)
    const outcome = await importBusiness(db, dir, { stock: false, clock })
    const nouns: Record<string, string> = {
      'categories.json': 'category',
      'products.json': 'product',
      'warehouses.json': 'warehouse',
      'coupons.json': 'coupon',
    }
    const remaining = (whole.ok ? [] : whole.faults).filter(
      (fault) => !fault.startsWith(broken) && !fault.includes(`there is no ${nouns[broken]} `),
    )
    expect(outcome.ok ? [] : outcome.faults).toEqual([
      expect.stringMatching(new RegExp(`^${broken.replace('.', '\\.')}: \\$: not JSON: [^\\n]*$`)),
      ...remaining,
    ])
    expect(remaining.length).toBeGreaterThan(0)
  },
)
