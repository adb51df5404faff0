import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { addressOf, draftOf, EMPTY_DRAFT } from './address-draft.ts'
import { doorTexts } from './door-text.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const door = {
  flat: '5',
  entrance: '1',
  floor: '2',
  doorCode: '5К1234',
  leaveAtDoor: true,
  comment: ' Калитка слева ',
}
const address = addressOf({ ...EMPTY_DRAFT, ...door, line: 'Садовая, 14' })

it('says what the courier should know, part by part', () => {
  expect(doorTexts(address, t)).toEqual([
    'Квартира 5',
    'Подъезд 1',
    'Этаж 2',
    'Домофон 5К1234',
    'Оставить у двери',
    'Калитка слева',
  ])
})

it('says nothing of what was not told', () => {
  const bare = addressOf({ ...EMPTY_DRAFT, line: 'Садовая, 14', flat: '5' })
  expect(doorTexts(bare, t)).toEqual(['Квартира 5'])
})

it('of a private house knows no code, and still what is asked of the courier', () => {
  const house = addressOf({ ...EMPTY_DRAFT, ...door, privateHouse: true })
  expect(house.doorCode).toBe('')
  expect(doorTexts(house, t)).toEqual(['Частный дом', 'Оставить у двери', 'Калитка слева'])
})

it('is taken up again with a saved address', () => {
  expect(addressOf(draftOf(address))).toEqual(address)
})
