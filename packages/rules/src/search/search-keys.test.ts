import { describe, expect, it } from 'vitest'
import { layoutSwap } from './layout-swap.ts'
import { normalise } from './normalise.ts'
import { searchKey, searchKeys } from './search-keys.ts'
import { transliterate } from './transliterate.ts'

describe('normalise', () => {
  it.each([
    ['  Пицца «Четыре  сыра»! ', 'пицца четыре сыра'],
    ['Мёд', 'мед'],
    ['Чай', 'чаи'],
    ['Crème brûlée', 'creme brulee'],
    ['Weißbier', 'weissbier'],
    ['Phở đặc biệt', 'pho dac biet'],
    ['Қымыз', 'кымыз'],
    ['Кола 0,5', 'кола 0 5'],
    ['दाल मखनी', 'दाल मखनी'],
    ['北京烤鸭', '北京烤鸭'],
    ['—', ''],
  ])('[K20] reads %s as %s', (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })
})

describe('layoutSwap', () => {
  it.each([
    ['gbwwf', 'пицца'],
    ['зшяяф', 'pizza'],
    ['GBWWF', 'пицца'],
    ['[kt,', 'хлеб'],
    ['{kt<', 'хлеб'],
    ["cjr`;'", 'сокёжэ'],
    ['хлеб', '[kt,'],
    ['ёжэюъ', "`;'.]"],
    [':">~}', 'жэюёъ'],
    ['кола 2', 'rjkf 2'],
  ])('[K21] reads %s as %s', (text, expected) => {
    expect(layoutSwap(text)).toBe(expected)
  })

  it('[K21] gives back every letter of both alphabets', () => {
    const letters = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяabcdefghijklmnopqrstuvwxyz'
    expect(layoutSwap(layoutSwap(letters))).toBe(letters)
    for (const letter of letters) expect(layoutSwap(letter)).not.toBe(letter)
  })
})

describe('transliterate', () => {
  it('[K22] has a spelling for every Russian letter', () => {
    expect(transliterate('абвгдежзиклмнопрстуфхц')).toBe('abvgdezhziklmnoprstufhz')
    expect(['ч', 'ш', 'щ', 'ъ', 'ы', 'ь', 'э', 'ю', 'я'].map(transliterate)).toEqual([
      'ch',
      'sh',
      'sh',
      '',
      'i',
      '',
      'e',
      'iu',
      'ia',
    ])
  })

  it('[K22] leaves other alphabets and digits as they are', () => {
    expect(transliterate('北京 100')).toBe('北京 100')
  })
})

describe('searchKey', () => {
  it.each([
    ['пицца', 'pizza', 'pitsa', 'pitstsa', 'Piza'],
    ['цезарь', 'cezar', 'tsezar'],
    ['кола', 'cola', 'kola'],
    ['капучино', 'cappuccino', 'kapuchino'],
    ['моцарелла', 'mozzarella', 'motsarella'],
    ['шницель', 'schnitzel', 'shnitsel'],
    ['щи', 'shchi', 'schi'],
    ['борщ', 'borsch', 'borshch'],
    ['яблоко', 'yabloko', 'jabloko', 'iabloko'],
    ['хачапури', 'khachapuri', 'hachapuri'],
    ['вок', 'wok', 'vok', 'wock', 'woq'],
    ['фо', 'pho', 'fo'],
    ['микс', 'mix', 'miks'],
    ['йогурт', 'yogurt', 'jogurt', 'иогурт'],
    ['чай', 'chay', 'chai'],
    ['ёж', 'еж', 'ezh'],
    ['суп', 'сууууп', 'suuup'],
  ])('[K22] is one for %s and %s', (...spellings) => {
    expect(new Set(spellings.map(searchKey)).size, spellings.map(searchKey).join()).toBe(1)
  })

  it('[K22] tells different words apart', () => {
    const words = ['пицца', 'паста', 'пита', 'суп', 'сок', 'соус', 'рис', 'роллы']
    expect(new Set(words.map(searchKey)).size).toBe(words.length)
  })

  it('[K22] keeps what is typed so far the beginning of the word', () => {
    for (const word of ['пицца', 'pizza', 'шаурма', 'борщ', 'филадельфия']) {
      const whole = searchKey(word)
      for (let end = 1; end <= word.length; end += 1) {
        expect(whole.startsWith(searchKey(word.slice(0, end)))).toBe(true)
      }
    }
  })
})

describe('searchKeys', () => {
  it('[K23] of a query are its own and that of the other keyboard layout', () => {
    expect(searchKeys('gbwwf')).toContain(searchKey('пицца'))
    expect(searchKeys('зшяяф')).toContain(searchKey('pizza'))
    expect(searchKeys('Пицца')[0]).toBe(searchKey('пицца'))
    expect(searchKeys('[kt,')).toContain(searchKey('хлеб'))
  })

  it('[K23] are none for an empty query and one where the layouts agree', () => {
    expect(searchKeys(' — ')).toEqual([])
    expect(searchKeys('100')).toEqual(['100'])
    expect(searchKeys('хъ')).toEqual(['h'])
  })
})
