import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { hoursText } from './hours-text.ts'

const day = [{ from: 600, to: 1320 }]
const t = createTranslator(await loadWords('ru'), 'ru')

it('says a week in a line', () => {
  const week = [day, day, day, day, day, [], []] as const
  expect(hoursText({ aroundClock: false, week: week as never }, t)).toBe('пн–пт 10:00–22:00, сб–вс выходной')
})

it('says of a kitchen that never sleeps just that', () => {
  expect(hoursText({ aroundClock: true, week: [] as never }, t)).toBe('Круглосуточно')
})
