import { expect, it } from 'vitest'
import { goodsPartPath, readGoodsPart } from './goods-part-path.ts'
import { PAGE_INPUTS } from './page-input.ts'

const request = {
  slugs: ['pizza', 'classic'],
  section: 21,
  from: 60,
  search: '?sort=name&badge=3',
  language: 'en',
}
const urlOf = (part: Parameters<typeof goodsPartPath>[0]) => new URL(goodsPartPath(part), 'https://shop.test')

it('asks for a part of a list and is understood', () => {
  expect(readGoodsPart(urlOf(request))).toMatchObject({ slugs: ['pizza', 'classic'], section: 21, from: 60 })
  expect(readGoodsPart(urlOf({ ...request, section: 'row' })).section).toBe('row')
})

it('asks by nothing that the host would leave out of the address', () => {
  expect([...PAGE_INPUTS.parameters]).toEqual(
    expect.arrayContaining([...urlOf({ ...request, search: '' }).searchParams.keys()]),
  )
})
