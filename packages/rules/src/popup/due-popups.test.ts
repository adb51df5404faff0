import { describe, expect, it } from 'vitest'
import type { Popup } from '../model/popup.ts'
import { aProduct } from '../testing/a-product.ts'
import { duePopups } from './due-popups.ts'
import { hasNoGoods } from './has-no-goods.ts'
import type { PopupMoment } from './is-due.ts'
import { orderingDisabled } from './ordering-disabled.ts'

const aPopup = (over: Partial<Popup> = {}): Popup => ({
  id: 1,
  title: '',
  text: 'Кухня переезжает',
  image: '',
  link: '',
  warehouseIds: [],
  onlyWhenStockEmpty: false,
  disablesOrderingAt: [],
  bannedDays: [],
  from: null,
  to: null,
  zoneIds: [],
  oneOff: false,
  repeatable: false,
  ...over,
})
// A Friday.
const moment: PopupMoment = {
  now: new Date('2026-03-06T12:00+03:00'),
  timeZone: 'Europe/Moscow',
  warehouseId: 1,
  zoneId: null,
  stockEmpty: false,
}
const due = (
  popup: Partial<Popup>,
  over: Partial<PopupMoment> = {},
  ever: number[] = [],
  thisVisit: number[] = [],
) => duePopups([aPopup(popup)], { ...moment, ...over }, { ever, thisVisit }).length === 1

describe('duePopups', () => {
  it.each<[string, Partial<Popup>, Partial<PopupMoment>, boolean]>([
    ['of every warehouse', {}, {}, true],
    ['of this warehouse', { warehouseIds: [2, 1] }, {}, true],
    ['of another warehouse', { warehouseIds: [2] }, {}, false],
    ['of a warehouse while none is chosen', { warehouseIds: [1] }, { warehouseId: null }, false],
    ['of every warehouse while none is chosen', {}, { warehouseId: null }, true],
  ])('[P4] %s', (_, popup, over, expected) => {
    expect(due(popup, over)).toBe(expected)
  })

  it.each<[string, Partial<Popup>, Partial<PopupMoment>, boolean]>([
    ['of this zone', { zoneIds: [7] }, { zoneId: 7 }, true],
    ['of another zone', { zoneIds: [7] }, { zoneId: 8 }, false],
    ['of a zone while none is known', { zoneIds: [7] }, {}, false],
    ['of no zone', {}, { zoneId: 7 }, true],
  ])('[P5] %s', (_, popup, over, expected) => {
    expect(due(popup, over)).toBe(expected)
  })

  it('[P6] not on banned weekdays of the warehouse’s calendar', () => {
    expect(due({ bannedDays: [5] })).toBe(false)
    expect(due({ bannedDays: [4, 6] })).toBe(true)
    expect(due({ bannedDays: [6] }, { timeZone: '+13:00' })).toBe(true)
    expect(due({ bannedDays: [6] }, { timeZone: '+15:00' })).toBe(false)
  })

  it('[P7] with stock_empty only while the warehouse has no goods', () => {
    expect(due({ onlyWhenStockEmpty: true })).toBe(false)
    expect(due({ onlyWhenStockEmpty: true }, { stockEmpty: true })).toBe(true)
    expect(due({}, { stockEmpty: true })).toBe(true)
  })

  it('[P1] only in their window', () => {
    expect(due({ from: '11:00', to: '13:00' })).toBe(true)
    expect(due({ from: '13:00', to: '14:00' })).toBe(false)
  })

  it.each<[string, Partial<Popup>, number[], number[], boolean]>([
    ['one-off, new', { oneOff: true }, [2], [2], true],
    ['one-off, seen before', { oneOff: true }, [1], [], false],
    ['one-off and repeatable, seen before', { oneOff: true, repeatable: true }, [1], [], false],
    ['plain, seen before', {}, [1], [], true],
    ['plain, seen in this visit', {}, [1], [1], false],
    ['repeatable, seen in this visit', { repeatable: true }, [1], [1], true],
  ])('[P8] %s', (_, popup, ever, thisVisit, expected) => {
    expect(due(popup, {}, ever, thisVisit)).toBe(expected)
  })

  it('[P9] in the operator’s order', () => {
    const popups = [3, 1, 2].map((id) => aPopup({ id }))
    expect(duePopups(popups, moment, { ever: [], thisVisit: [] }).map(({ id }) => id)).toEqual([3, 1, 2])
  })
})

describe('orderingDisabled', () => {
  const open = { buyingDisabled: false, orderingDisabledAt: [] }
  const closing = aPopup({ id: 2, disablesOrderingAt: [1], from: '11:00', to: '13:00' })

  it('[P10] by the setting, for its warehouses', () => {
    expect(orderingDisabled([], open, moment)).toBeNull()
    expect(orderingDisabled([], { ...open, orderingDisabledAt: [1] }, moment)).toEqual({ why: 'setting' })
    expect(orderingDisabled([], { ...open, orderingDisabledAt: [2] }, moment)).toBeNull()
    expect(
      orderingDisabled([], { ...open, orderingDisabledAt: [1] }, { ...moment, warehouseId: null }),
    ).toBeNull()
  })

  it('[P10] by product_disable_buy, everywhere', () => {
    expect(orderingDisabled([], { ...open, buyingDisabled: true }, moment)).toEqual({ why: 'setting' })
    expect(orderingDisabled([], { ...open, buyingDisabled: true }, { ...moment, warehouseId: null })).toEqual(
      { why: 'setting' },
    )
  })

  it('[P11] by a popup while it is due, which says why', () => {
    expect(orderingDisabled([aPopup(), closing], open, moment)).toEqual({ why: 'popup', popup: closing })
    expect(orderingDisabled([closing], { ...open, buyingDisabled: true }, moment)).toEqual({
      why: 'popup',
      popup: closing,
    })
    expect(orderingDisabled([closing], open, { ...moment, warehouseId: 2 })).toBeNull()
    expect(orderingDisabled([closing], open, { ...moment, warehouseId: null })).toBeNull()
    expect(orderingDisabled([{ ...closing, bannedDays: [5] }], open, moment)).toBeNull()
    expect(orderingDisabled([{ ...closing, zoneIds: [7] }], open, moment)).toBeNull()
    expect(
      orderingDisabled([closing], open, { ...moment, now: new Date('2026-03-06T13:00+03:00') }),
    ).toBeNull()
  })

  it('[P12] by a popup at every warehouse it names, whomever it is shown to', () => {
    expect(orderingDisabled([{ ...closing, warehouseIds: [2] }], open, moment)).not.toBeNull()
  })
})

describe('hasNoGoods', () => {
  it('[P7] when nothing that is sold there is in stock', () => {
    const sold = aProduct({ stock: [{ warehouseId: 1, variationId: null, quantity: 0 }] })
    expect(hasNoGoods([], 1)).toBe(true)
    expect(hasNoGoods([sold, aProduct({ locations: [2] })], 1)).toBe(true)
    expect(hasNoGoods([sold], 2)).toBe(false)
    expect(hasNoGoods([sold, aProduct()], 1)).toBe(false)
  })
})
