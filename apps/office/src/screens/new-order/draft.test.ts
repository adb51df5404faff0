import { expect, it } from 'vitest'
import { addLine, countLine, draftBody, NO_ADDRESS, newDraft } from './draft.ts'

const pizza = { productId: 1, variationId: null, supplements: [], count: 1 }
const large = { ...pizza, variationId: 7 }
const cheesy = { ...pizza, supplements: [{ id: 3, count: 1 }] }

it('adds to the line of the same dish, size and supplements', () => {
  const lines = [pizza, large, cheesy].reduce(addLine, [] as readonly (typeof pizza)[] as never)
  expect(addLine(lines, { ...cheesy, count: 2 })).toEqual([pizza, large, { ...cheesy, count: 3 }])
  expect(addLine([pizza], { ...pizza, supplements: [{ id: 3, count: 0 }] as never })).toEqual([
    { ...pizza, count: 2 },
  ])
})

it('counts a line, and takes it away at none', () => {
  expect(countLine([pizza, large], 1, 4)).toEqual([pizza, { ...large, count: 4 }])
  expect(countLine([pizza, large], 0, 0)).toEqual([large])
})

it('sends an address with a delivery alone, and only one that was said', () => {
  const address = { ...NO_ADDRESS, line: 'Рыбинск, Крестовая улица, 12' }
  expect(draftBody(newDraft({ address })).address).toBe(address)
  expect(draftBody(newDraft({ address, way: 'local_pickup' })).address).toBeNull()
  expect(draftBody(newDraft()).address).toBeNull()
})

it('places it as that of whoever calls, at the sum they were told', () => {
  const body = draftBody(newDraft({ phone: '+79001112233', name: ' Анна ', lines: [pizza] }), 50_000)
  expect(body).toMatchObject({
    customer: { name: 'Анна', phone: '+79001112233' },
    lines: [pizza],
    expectedTotal: 50_000,
    takeTime: 'asap',
  })
})
