import { expect, it } from 'vitest'
import { NO_DIET, readDiet } from './kept-diet.ts'

it.each([null, '', 'null', '[]', '{"avoided":"meat"}', 'not json'])('reads %j as no diet', (text) => {
  expect(readDiet(text)).toEqual(NO_DIET)
})

it('keeps what it knows and leaves out what it does not', () => {
  expect(readDiet('{"avoided":["nuts","spicy","meat"],"only":true,"owner":7,"style":"*{}"}')).toEqual({
    avoided: ['meat', 'spicy'],
    only: true,
    owner: 7,
  })
})

it('hides nothing for the sake of nothing', () => {
  expect(readDiet('{"avoided":[],"only":true}').only).toBe(false)
})
