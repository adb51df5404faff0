import { expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop } from '../testing/open-shop.ts'
import { sessionId } from './session-id.ts'
import { tokenHash } from './session-token.ts'

it('are those that are not over, of as many as ten thousand sockets listen by', async () => {
  const shop = await openShop()
  const anna = await logIn(shop, '+79161112233')
  const boris = await logIn(shop, '+79161112244')
  const [annas, boriss] = [anna, boris].map(({ token }) => sessionId(tokenHash(token))) as [string, string]
  const strangers = Array.from({ length: 10_000 }, (_, number) => sessionId(tokenHash(`nobody-${number}`)))
  const tokens = [...strangers.slice(0, 700), annas, ...strangers.slice(700), boriss, "' or 1=1 --"]
  const living = async () => [...(await shop.backend.livingSessions(tokens))].sort()
  expect(await living()).toEqual([annas, boriss].sort())
  await shop.send('POST', `/wp-json/wc/auth/logout?token=${anna.token}`, {})
  expect(await living()).toEqual([boriss])
  shop.setClock('2027-03-06T12:00:00+03:00')
  expect(await living()).toEqual([])
  expect(await shop.backend.livingSessions([])).toEqual(new Set())
})
