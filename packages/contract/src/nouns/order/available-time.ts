import type { Domain } from '../../wire/codec.ts'
import { date } from '../../wire/date.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { text, word } from '../../wire/text.ts'

export const daySlots = noun('DaySlots', {
  date: ['date', date],
  label: ['label', text, '', 'sparse'],
  times: ['times', list(word), []],
})

/** When an order can be had: "asap" and half-hour slots by date. */
export const availableTime = noun('AvailableTime', { days: ['start_list', list(daySlots), []] })
export type AvailableTime = Domain<typeof availableTime>
