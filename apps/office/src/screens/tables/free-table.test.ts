import type { OfficeStay } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { freeUntil } from './free-table.ts'

const stay = (id: number, from: string, to: string, state: OfficeStay['state'] = 'expected') =>
  ({ id, table: 1, from: `2026-03-06T${from}:00Z`, to: `2026-03-06T${to}:00Z`, state }) as OfficeStay
const at = (clock: string) => Date.parse(`2026-03-06T${clock}:00Z`)

it('is free until the next who have it, and taken while somebody sits there', () => {
  const stays = [
    stay(1, '19:00', '21:00'),
    stay(2, '16:00', '17:00', 'seated'),
    stay(3, '12:00', '23:00', 'left'),
  ]
  expect(freeUntil({ stays }, 1, at('16:30'))).toBe('taken')
  expect(freeUntil({ stays }, 1, at('17:30'))).toBe('taken')
  expect(freeUntil({ stays }, 1, at('17:30'), 2)).toBe('2026-03-06T19:00:00Z')
  expect(freeUntil({ stays }, 1, at('19:00'), 2)).toBe('taken')
  expect(freeUntil({ stays }, 2, at('19:00'))).toBeNull()
})
