import { expect, it } from 'vitest'
import { addressLine } from './address-line.ts'

it.each([
  ['Озёрск', 'Садовая улица', '14', 'Озёрск, Садовая улица, 14'],
  ['Озёрск', 'Садовая улица', '', 'Озёрск, Садовая улица'],
  ['', 'Садовая улица', '14', 'Садовая улица, 14'],
  ['Озёрск', 'озёрск', '14', 'Озёрск, 14'],
])('%s, %s, %s is written «%s»', (city, street, house, line) => {
  expect(addressLine(city, street, house)).toBe(line)
})
