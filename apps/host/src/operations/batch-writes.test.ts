import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { batchWrites } from './batch-writes.ts'

const opened = () => {
  const written: string[] = []
  return { written, out: batchWrites({ write: (lines) => void written.push(lines) }) }
}

it('writes the lines of one turn in one go, in their order, and those of the next in another', async () => {
  const { written, out } = opened()
  out.write('a\n')
  out.write('b\n')
  expect(written).toEqual([])
  await nextTurn()
  out.write('c\n')
  await nextTurn()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

it('writes what waits at once when it is asked to, and nothing twice', async () => {
  const { written, out } = opened()
  out.write('last words\n')
  out.flushSync()
  await nextTurn()
  expect(written).toEqual(['last words\n'])
})
