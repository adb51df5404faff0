import { describe, expect, it } from 'vitest'
import { type AddressDraft, addressOf, addressProblems, EMPTY_DRAFT, titleOf } from './address-draft.ts'

const found = {
  line: 'Озёрск, Садовая улица, 14',
  city: 'Озёрск',
  street: 'Садовая улица',
  house: '14',
  lat: 57.15,
  lon: 39.41,
  hasHouse: true,
}
const draft: AddressDraft = {
  ...EMPTY_DRAFT,
  line: found.line,
  found,
  point: { lat: found.lat, lon: found.lon },
  flat: '5',
  entrance: '1',
  floor: '2',
}

describe('an address', () => {
  it('is right with a house, a flat, an entrance and a floor', () => {
    expect(addressProblems(draft)).toEqual([])
  })

  it('needs a house', () => {
    expect(addressProblems({ ...draft, found: { ...found, hasHouse: false } })).toEqual([
      'address_without_house',
    ])
  })

  it('is told every problem at once', () => {
    expect(addressProblems(EMPTY_DRAFT)).toEqual(['address_incorrect', 'address_fields_missing'])
  })

  it('of a private house has no flat to ask for, and none to send', () => {
    const house = { ...draft, privateHouse: true, floor: '' }
    expect(addressProblems(house)).toEqual([])
    expect(addressOf(house)).toMatchObject({ flat: '', entrance: '', floor: '', privateHouse: true })
  })

  it('says street and house in the header', () => {
    expect(titleOf(draft)).toBe('Садовая улица, 14')
    expect(titleOf({ found: null, line: 'Озёрск, Садовая улица, 14' })).toBe('Садовая улица, 14')
    expect(titleOf({ found: null, line: 'Садовая улица, 14' })).toBe('Садовая улица, 14')
  })
})
