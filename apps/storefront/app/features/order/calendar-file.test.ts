import { expect, it } from 'vitest'
import { calendarAddress, calendarFile } from './calendar-file.ts'

const event = {
  id: 'abc',
  title: 'Стол в «Ресторане у озера»',
  place: 'Озёрск, Рыбацкая улица, 31; вход со двора',
  note: '№1012',
  from: '2026-03-06T16:00:00.000Z',
  to: '2026-03-06T18:00:00.000Z',
  placedAt: '2026-03-01T09:30:15.123Z',
}
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

it('says when and where, in the world’s time', () => {
  const lines = unfolded(calendarFile(event))
  expect(lines).toContain('DTSTART:20260306T160000Z')
  expect(lines).toContain('DTEND:20260306T180000Z')
  expect(lines).toContain('DTSTAMP:20260301T093015Z')
  expect(lines).toContain('LOCATION:Озёрск\\, Рыбацкая улица\\, 31\\; вход со двора')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

it('has no line longer than the standard allows, and cuts no letter', () => {
  const lines = calendarFile({ ...event, note: 'Ж'.repeat(200) }).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(unfolded(calendarFile({ ...event, note: 'Ж'.repeat(200) }))).toContain(
    `DESCRIPTION:${'Ж'.repeat(200)}`,
  )
})

it('is an address a browser can save', () => {
  const [, text = ''] = calendarAddress(event).split(',', 2)
  expect(decodeURIComponent(text)).toBe(calendarFile(event))
})
