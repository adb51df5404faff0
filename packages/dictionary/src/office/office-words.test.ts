import { expect, it } from 'vitest'
import type { Message } from '../message.ts'
import { isOfficeKey, officeWords } from './office-words.ts'

const texts = (message: Message) => (typeof message === 'object' ? Object.values(message) : [message])
const placeholders = (message: Message) => [
  ...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? [])),
]
const ru = Object.entries(officeWords('ru'))
const en: Readonly<Record<string, Message>> = officeWords('en')

it('the office says every word in Russian and in English', () => {
  expect(Object.keys(en).sort()).toEqual(ru.map(([key]) => key).sort())
  const silent = [...ru, ...Object.entries(en)].filter(([, message]) =>
    texts(message).some((text) => text.trim() === ''),
  )
  expect(silent).toEqual([])
})

it('fills the same placeholders in both', () => {
  const wrong = ru.filter(
    ([key, message]) =>
      placeholders(message).sort().join() !==
      placeholders(en[key] ?? '')
        .sort()
        .join(),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})

it('whoever reads another language reads English', () => {
  expect(officeWords('de')).toBe(officeWords('en'))
  expect(isOfficeKey('office.title')).toBe(true)
  expect(isOfficeKey('toString')).toBe(false)
})
