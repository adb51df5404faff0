import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.mjs'
import { inRoot } from './root.mjs'

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))

/** `name@version` of what the lockfile holds, once each: two packages may bring the same one. */
const locked = (wanted) => {
  const found = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && !entry.link && wanted(entry),
  )
  return new Map(
    found.map(([path, { version, license }]) => [
      `${path.split('node_modules/').at(-1)}@${version}`,
      license,
    ]),
  )
}

describe('the bill of materials', () => {
  let bill
  let named
  beforeAll(async () => {
    bill = await billOfMaterials()
    const licence = ({ licenses }) =>
      licenses?.map(({ expression, license }) => expression ?? license.id ?? license.name).join()
    named = new Map(bill.components.map((each) => [each['bom-ref'], licence(each)]))
  }, 60_000)

  it('names every package of a shop, with its version and its licence', () => {
    const shipped = locked(({ dev }) => !dev)

    expect(shipped.size).toBeGreaterThan(100)
    expect([...shipped].filter(([name, license]) => named.get(name) !== license)).toEqual([])
  })

  it('names what runs in the browser as well, and each by an address scanners know', () => {
    const names = bill.components.map(({ purl }) => purl.split('@').slice(0, -1).join('@'))

    expect(names).toEqual(expect.arrayContaining(['pkg:npm/react', 'pkg:npm/maplibre-gl', 'pkg:npm/pg']))
  })

  it('names no tool of tests and builds', () => {
    const tools = locked(({ dev }) => dev)

    expect(tools.size).toBeGreaterThan(100)
    const kept = locked(({ dev }) => !dev)
    expect([...named.keys()].filter((name) => tools.has(name) && !kept.has(name))).toEqual([])
    expect([...named.keys()].filter((name) => /\/(?:e2e|bench)@/.test(name))).toEqual([])
  })
})
