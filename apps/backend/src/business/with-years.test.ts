import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { businessFolder } from '../testing/business-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDatabase } from '../testing/test-database.ts'
import { exportBusiness } from './export-business.ts'
import { importBusiness } from './import-business.ts'

const popup = { id: 1, title: 'Терраса открыта', popup_from: '06-01T00:00', popup_to: '08-31T23:59' }

it('[P13] a day without a year is kept as the next one after the import, and as a new one after the next', async () => {
  const db = await testDatabase()
  const dir = await businessFolder((business) => {
    business['popups.json'] = [popup, { ...popup, id: 2, popup_from: '2020-06-01', popup_to: null }]
  })
  const windows = async (now: string) => {
    expect(await importBusiness(db, dir, { stock: false, clock: () => new Date(now) })).toMatchObject({
      ok: true,
    })
    const out = await temporaryFolder()
    await exportBusiness(db, out)
    const popups = JSON.parse(await readFile(join(out, 'popups.json'), 'utf8')) as (typeof popup)[]
    return popups.map(({ popup_from, popup_to }) => [popup_from, popup_to])
  }
  const summer = (year: number) => [`${year}-06-01T00:00`, `${year}-08-31T23:59`]
  expect(await windows('2026-03-06T09:00:00Z')).toEqual([summer(2026), ['2020-06-01', null]])
  expect(await windows('2026-07-01T09:00:00Z')).toEqual([summer(2027), ['2020-06-01', null]])
})
