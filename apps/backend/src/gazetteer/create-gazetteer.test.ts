import { describe, expect, it } from 'vitest'
import { createGazetteer } from './create-gazetteer.ts'

const at = (street: string, house: string, lat = 57.15, lon = 39.4) => ({
  city: 'Озёрск',
  street,
  house,
  lat,
  lon,
})
const gazetteer = createGazetteer([
  at('Садовая улица', ''),
  at('Садовая улица', '1'),
  at('Садовая улица', '14'),
  at('Садовая улица', '14к2'),
  at('Садовая улица', '2'),
  at('Малая Садовая улица', '14', 57.16, 39.41),
  at('улица 8 Марта', '8'),
  at('улица 8 Марта', '14', 57.17, 39.42),
  at('Набережная улица', '6а'),
  at('проспект Мира', '3'),
])
const suggested = (text: string) => gazetteer.suggest(text).map((one) => one.line)

describe('suggest', () => {
  it.each([
    'Садовая 14',
    'ул. Садовая, д. 14',
    'садовая улица 14',
    'САДОВАЯ УЛ 14',
    'Озёрск, Садовая улица, 14',
    'г. Озерск, ул Садовая, дом 14, кв. 5',
    'сад 14',
  ])('%s means the house', (text) => {
    expect(suggested(text)[0]).toBe('Озёрск, Садовая улица, 14')
  })

  it('offers the street first, then its houses in their order', () => {
    expect(suggested('Садо').slice(0, 5)).toEqual([
      'Озёрск, Садовая улица',
      'Озёрск, Садовая улица, 1',
      'Озёрск, Садовая улица, 2',
      'Озёрск, Садовая улица, 14',
      'Озёрск, Садовая улица, 14к2',
    ])
  })

  it('says which suggestions have a house', () => {
    expect(gazetteer.suggest('Садо').map((one) => one.hasHouse)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
      true,
    ])
  })

  it('completes a half-typed house', () => {
    expect(suggested('Малая Садовая 1')).toEqual(['Озёрск, Малая Садовая улица, 14'])
  })

  it('tells a number in the name from the house', () => {
    expect(suggested('8 марта 14')[0]).toBe('Озёрск, улица 8 Марта, 14')
    expect(suggested('8 марта 8')[0]).toBe('Озёрск, улица 8 Марта, 8')
  })

  it('finds a street whose name is a kind of street', () => {
    expect(suggested('наб 6а')[0]).toBe('Озёрск, Набережная улица, 6а')
  })

  it.each(['', '   ', 'Невский', '14', 'ул.'])('answers nothing to «%s»', (text) => {
    expect(suggested(text)).toEqual([])
  })
})

describe('find', () => {
  it.each([
    ['Озёрск, Садовая улица, 14', '14'],
    ['Садовая 14 корп. 2', '14к2'],
    ['пр-т Мира, 3', '3'],
  ])('%s is one house', (line, house) => {
    expect(gazetteer.find(line)?.house).toBe(house)
  })

  it('knows the street without a house', () => {
    expect(gazetteer.find('Садовая улица')).toMatchObject({ hasHouse: false, street: 'Садовая улица' })
  })

  it.each(['Садовая 15', 'Садо 14', 'Садовая 1414', 'Проспект Ленина, 3'])('does not know %s', (line) => {
    expect(gazetteer.find(line)).toBeNull()
  })
})

describe('locate', () => {
  it('answers the nearest house', () => {
    expect(gazetteer.locate({ lat: 57.1601, lon: 39.4101 })?.line).toBe('Озёрск, Малая Садовая улица, 14')
  })

  it('answers nothing far from every house', () => {
    expect(gazetteer.locate({ lat: 0, lon: 0 })).toBeNull()
  })
})
