import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { boundsOf, createCityBounds } from './city-bounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'map-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const city = {
  type: 'FeatureCollection',
  features: [
    { geometry: { type: 'Point', coordinates: [39.4, 57.1] } },
    {
      geometry: {
        type: 'LineString',
        coordinates: [
          [39.3, 57.15],
          [39.45, 57.2],
        ],
      },
    },
    { geometry: null },
  ],
}
const around = { west: 39.3, south: 57.1, east: 39.45, north: 57.2 }

it('lies around everything that is drawn', () => {
  expect(boundsOf(city)).toEqual(around)
  expect(boundsOf({ features: [] })).toBeNull()
})

it('is known within ten seconds after a city came, and none where there is none or a broken one', async () => {
  let at = 0
  const bounds = createCityBounds([join(folder, 'nowhere'), folder], () => at)
  expect(await bounds()).toBeNull()
  writeFileSync(join(folder, 'city.geojson'), JSON.stringify(city))
  expect(await bounds()).toBeNull()
  at = 10_001
  expect(await bounds()).toEqual(around)
  writeFileSync(join(folder, 'city.geojson'), '{"features": 1}')
  at = 20_002
  expect(await bounds()).toBeNull()
})
