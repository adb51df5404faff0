import { expect, it } from 'vitest'
import { readScriptSafeJson } from '../format/script-safe-json.ts'
import { createFragmentCache } from '../render/fragment-cache.ts'
import { createPageWriter } from '../render/page-writer.ts'
import { aCard } from '../testing/goods.ts'
import { packGoods, unpackGoods } from './pack-goods.ts'

/** As the browser gets it: the text alone. */
const sentOver = <View>(view: View): View => unpackGoods<View>({ packed: packGoods(view).packed })
const hit = () => ({ id: 'hit', name: 'Хит', color: '#c00' })

it('a view comes out of its packing as it went in', () => {
  const special = aCard({
    id: 2,
    measureUnit: 'kg',
    portionSize: 250,
    step: 2,
    inStock: false,
    freeLimit: 3,
    contains: ['meat'],
    badges: [hit()],
    variations: [{ id: 1, name: '25 см', price: 1, regularPrice: null }],
    combo: { type: 'fixed', amount: 100 },
  })
  const view = { name: 'Пицца', note: null, rows: [{ goods: [aCard(), special] }] }
  expect(sentOver(view)).toEqual(view)
})

it('an ordinary dish is sent without what is ordinary', () => {
  const { packed } = packGoods({ goods: [aCard({ name: 'Борщ' })] })
  expect(readScriptSafeJson(packed)).toEqual({
    goods: [
      {
        id: 1,
        name: 'Борщ',
        price: 41_900,
        categories: [],
        address: '',
        picture: '',
        shownPrice: 41_900,
      },
    ],
  })
})

it('quotes of any kind in a name come out as they went in', () => {
  const view = { name: 'Пицца "Дон`s" \\ \'Папа\'', goods: [aCard({ name: '`"\\"`' })] }
  expect(sentOver(view)).toEqual(view)
})

it('the text needs no escape of its own quotes', () => {
  expect(packGoods({ name: 'Пицца' }).packed).toBe('{`name`:`Пицца`}')
})

it('where a page is written the cards are put into it last, and say the same', () => {
  const fragments = createFragmentCache(() => '')
  const page = createPageWriter({ nonce: '', fragments, isDataAlone: false })
  const view = { name: 'Пицца', goods: [aCard({ name: '`"\\"`' }), aCard({ id: 2 })] }
  const { packed } = packGoods(view, page.embed)
  expect(packed).not.toContain('shownPrice')
  const written = new TextDecoder().decode(page.write('', Buffer.from(JSON.stringify(packed))))
  expect(unpackGoods({ packed: JSON.parse(written.replace(/<[^>]*>/g, '')) })).toEqual(view)
})
