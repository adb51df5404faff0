import type { Table, Warehouse } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, units } from '../../wire/number.ts'
import { text, word } from '../../wire/text.ts'
import { coordinates } from './coordinates.ts'
import { workTime } from './work-time.ts'

export const table: Codec<Table> = noun<Table>('Table', {
  id: ['id', id],
  seats: ['seats', units],
  zone: ['zone', text, ''],
})

export const warehouse: Codec<Warehouse> = noun<Warehouse>('Warehouse', {
  id: ['id', id],
  name: ['name', word],
  address: ['address', text, ''],
  point: ['coord', coordinates, null],
  workTime: ['work_time', workTime],
  tables: ['tables', list(table), []],
  bookingMinutes: ['booking_minutes', count, 120],
})
