import { expect, it } from 'vitest'
import { withoutTown } from './without-town.ts'

const lake = 'Озёрск, Рыбацкая улица, 31'
const wood = 'Озёрск, Лесная улица, 18'

it('leaves out the town that all addresses share', () => {
  expect(withoutTown([lake, wood])).toEqual(['Рыбацкая улица, 31', 'Лесная улица, 18'])
})

it.each([
  ['one address', [lake]],
  ['two towns', [lake, 'Дальние Ключи, Хуторская улица, 5']],
  ['an address without a street', [lake, 'Озёрск, 5']],
  ['an address nobody wrote', [lake, '']],
  ['none', []],
])('keeps what is written: %s', (_, addresses) => {
  expect(withoutTown(addresses)).toEqual(addresses)
})
