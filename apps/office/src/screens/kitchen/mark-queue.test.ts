import type { KitchenMark } from '@samobranka/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMarkQueue, type Sent } from './mark-queue.ts'
import { aBoard, aMark } from './test-board.ts'

let kept: Map<string, string>
let calls: { kitchen: number; ids: string[] }[]
let answer: (marks: readonly KitchenMark[]) => Sent
let lost: string[]
const sent = (marks: readonly KitchenMark[]): Sent => ({
  kind: 'sent',
  marked: { applied: marks.map(({ id }) => id), skipped: [], board: aBoard() },
})

beforeEach(() => {
  kept = new Map()
  calls = []
  lost = []
  answer = sent
})

const open = () =>
  createMarkQueue({
    async send(kitchen, marks) {
      calls.push({ kitchen, ids: marks.map(({ id }) => id) })
      return answer(marks)
    },
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
    },
    storageKey: 'marks',
    onSent: () => undefined,
    onLost: (marks) => lost.push(...marks.map(({ id }) => id)),
  })

describe('marks', () => {
  it('are kept while nobody answers, through a closed page, and go in their order afterwards', async () => {
    const queue = open()
    answer = () => ({ kind: 'later' })
    const marks = [aMark('a', '0', 'started'), aMark('a', '0', 'done'), aMark('b', '0', 'started')]
    for (const mark of marks) {
      queue.add(1, [mark])
      await queue.flush()
    }
    expect(queue.kept(1)).toEqual(marks)
    const again = open()
    expect(again.kept(1)).toEqual(marks)
    answer = sent
    calls = []
    await again.flush()
    expect(calls).toEqual([{ kitchen: 1, ids: marks.map(({ id }) => id) }])
    expect(open().kept(1)).toEqual([])
  })

  it('of two kitchens go to each, and what comes while one is on its way goes next', async () => {
    const queue = open()
    const [one, two, three] = [aMark('a', '0', 'done'), aMark('b', '0', 'done'), aMark('a', '1', 'done')]
    queue.add(1, [one])
    queue.add(2, [two])
    const first = queue.flush()
    queue.add(1, [three])
    await first
    expect(calls.map(({ kitchen }) => kitchen)).toEqual([1, 2, 1])
    expect([queue.kept(1), queue.kept(2)]).toEqual([[], []])
  })

  it('that the server does not understand do not stand in the way of the others', async () => {
    const queue = open()
    answer = () => ({ kind: 'never' })
    queue.add(1, [aMark('a', '0', 'done')])
    await queue.flush()
    expect([queue.kept(1), lost.length]).toEqual([[], 1])
  })

  it('tell whoever shows them, and are the same list until then', () => {
    const queue = open()
    let changes = 0
    queue.onChange(() => {
      changes += 1
    })
    const before = queue.kept(1)
    expect(queue.kept(1)).toBe(before)
    queue.add(1, [aMark('a', '0', 'done')])
    expect([changes, queue.kept(1).length]).toEqual([1, 1])
  })

  it('that were kept broken are no reason to stand still', () => {
    kept.set('marks', '{')
    expect(open().kept(1)).toEqual([])
  })
})
