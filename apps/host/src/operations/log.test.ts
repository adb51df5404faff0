import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('strikes out secrets, also further inside', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  log.info({ token: 't-1', call: { consumer_secret: 'cs_1', body: { password: 'p-1' } }, path: '/' }, 'asked')
  expect(lines.join('')).not.toMatch(/t-1|cs_1|p-1/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/', msg: 'asked', token: '***' })
})

it('does not tell the row a database refused', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const detail = 'Key (phone)=(+79160000001) already exists.'
  const fault = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail })
  log.error({ err: fault }, 'A call failed')
  log.error({ err: new Error('not placed', { cause: fault }) }, 'A call failed')
  expect(lines.join('')).not.toContain('+7916')
  expect(lines.join('')).toContain('23505')
})
