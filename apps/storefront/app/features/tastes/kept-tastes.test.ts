import { expect, it } from 'vitest'
import { NO_TASTES, readTastes } from './kept-tastes.ts'

it.each([null, '', 'null', '[]', '{"avoided":"meat"}', 'not json'])('reads %j as no tastes', (text) => {
  expect(readTastes(text)).toEqual(NO_TASTES)
})

it('keeps what it knows and leaves out what it does not', () => {
  expect(readTastes('{"avoided":["nuts","spicy","meat"],"only":true,"owner":7,"style":"*{}"}')).toEqual({
    avoided: ['meat', 'spicy'],
    only: true,
    owner: 7,
  })
})

it('hides nothing for the sake of nothing', () => {
  expect(readTastes('{"avoided":[],"only":true}').only).toBe(false)
})
