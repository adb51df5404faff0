import { expect, it } from 'vitest'
import { createLog, loggableUrl } from './log.ts'

it('strikes out secrets, also further inside', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ token: 't-1', call: { consumer_secret: 'cs_1', body: { password: 'p-1' } }, path: '/' }, 'asked')
  expect(lines.join('')).not.toMatch(/t-1|cs_1|p-1/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', msg: 'asked', token: '***' })
})

it('strikes secrets out of addresses and leaves the rest', () => {
  expect(loggableUrl('/wp-json/wc/v3/orders?page=2&consumer_key=ck_1&consumer_secret=cs_1&lang=en')).toBe(
    '/wp-json/wc/v3/orders?page=2&consumer_key=***&consumer_secret=***&lang=en',
  )
  expect(loggableUrl('/order/1?key=k&tokens=3')).toBe('/order/1?key=***&tokens=3')
})
