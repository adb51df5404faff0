import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCooked, isItemMark, MARK_KINDS, markItem, UNTOUCHED } from './item-state.ts'
import { marksInOrder } from './marks-in-order.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 6, 9, minute))

describe('an item', () => {
  it('[Y4] is waiting, started or done, as it was marked last, and goes back the same way', () => {
    const started = markItem(UNTOUCHED, 'started', at(1))
    expect(started).toEqual({ state: 'started', held: false, markedAt: at(1) })
    expect(markItem(UNTOUCHED, 'done', at(1))?.state).toBe('done')
    const done = started && markItem(started, 'done', at(2))
    expect(done && markItem(done, 'waiting', at(3))?.state).toBe('waiting')
  })

  it('[Y5] keeps the later mark when an earlier one comes after it', () => {
    const done = markItem(UNTOUCHED, 'done', at(5))
    expect(done && markItem(done, 'started', at(4))).toBeNull()
    expect(done && markItem(done, 'started', at(5))?.state).toBe('started')
  })

  it('[Y11] that is held waits until it is fired, and whoever starts it has fired it', () => {
    const held = markItem(UNTOUCHED, 'hold', at(1)) ?? UNTOUCHED
    expect(held).toMatchObject({ state: 'waiting', held: true })
    expect(markItem(held, 'fire', at(2))).toMatchObject({ state: 'waiting', held: false })
    expect(markItem(held, 'started', at(2))).toMatchObject({ state: 'started', held: false })
    expect(markItem(held, 'waiting', at(2))).toMatchObject({ held: true })
    const started = markItem(UNTOUCHED, 'started', at(1)) ?? UNTOUCHED
    expect(markItem(started, 'hold', at(2))).toMatchObject({ state: 'started', held: false })
  })

  it('[Y12] leaves an order cooked when it is the last that was done', () => {
    expect(isCooked([])).toBe(false)
    expect(isCooked([{ state: 'done' }, { state: 'started' }])).toBe(false)
    expect(isCooked([{ state: 'done' }, { state: 'done' }])).toBe(true)
  })

  it('[Y13] is told from the ticket by the kind of the mark', () => {
    expect(MARK_KINDS.filter((kind) => !isItemMark(kind))).toEqual(['front', 'in_turn'])
  })
})

describe('marks that come together', () => {
  it('[Y6] are applied the earliest first, and none later than now', () => {
    const marks = [
      { id: 'b', at: at(9) },
      { id: 'a', at: at(2) },
      { id: 'c', at: at(2) },
    ]
    expect(marksInOrder(marks, at(5))).toEqual([
      { id: 'a', at: at(2) },
      { id: 'c', at: at(2) },
      { id: 'b', at: at(5) },
    ])
  })

  it('[Y7] leave the item the same in however many parts they arrive', () => {
    const mark = fc.record({
      kind: fc.constantFrom(...MARK_KINDS.filter(isItemMark)),
      minute: fc.integer({ min: 0, max: 50 }),
    })
    const apply = (
      item: typeof UNTOUCHED,
      marks: readonly { kind: Parameters<typeof markItem>[1]; at: Date }[],
    ) => marks.reduce((now, { kind, at: when }) => markItem(now, kind, when) ?? now, item)
    fc.assert(
      fc.property(fc.uniqueArray(mark, { selector: ({ minute }) => minute }), fc.nat(), (made, cut) => {
        const marks = made.map(({ kind, minute }) => ({ kind, at: at(minute) }))
        const inOrder = marksInOrder(marks, at(59))
        const part = cut % (marks.length + 1)
        const whole = apply(UNTOUCHED, inOrder)
        expect(apply(apply(UNTOUCHED, inOrder.slice(0, part)), inOrder.slice(part))).toEqual(whole)
      }),
    )
  })
})
