import { expect, it } from 'vitest'
import { browser } from '../testing/browser.ts'
import { lastCode, logIn } from '../testing/log-in.ts'
import { openShop } from '../testing/open-shop.ts'
import { forgetOldLogins } from './forget-old-logins.ts'

it('forgets codes, sessions and browsers that are over, and no other', async () => {
  const shop = await openShop()
  await logIn(shop, '+79161112233')
  const own = browser(shop, 'own')
  await own.send('+79161112234')
  await own.check('+79161112234', await lastCode(shop))
  const left = async (at: string) => {
    await forgetOldLogins(shop.db, new Date(at))
    const codes = await shop.db.sql.selectFrom('login_codes').select('phone').execute()
    const sessions = await shop.db.sql.selectFrom('sessions').select('customer_id').execute()
    const browsers = await shop.db.sql.selectFrom('login_browsers').select('phone').execute()
    return [codes.length, sessions.length, browsers.length]
  }
  expect(await left('2026-03-06T13:00:00+03:00')).toEqual([2, 2, 1])
  expect(await left('2026-03-08T12:00:00+03:00')).toEqual([0, 2, 1])
  expect(await left('2026-09-03T12:00:00+03:00')).toEqual([0, 0, 1])
  expect(await left('2027-04-11T12:00:00+03:00')).toEqual([0, 0, 0])
})
