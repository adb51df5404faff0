import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve))
}

it('takes one step a turn, none of them at once', async () => {
  const taken: string[] = []
  inTurn([() => void taken.push('cart'), () => void taken.push('place')])
  expect(taken).toEqual([])
  await turns(4)
  expect(taken).toEqual(['cart', 'place'])
})

it('ends what was begun, and begins no more', async () => {
  const log: string[] = []
  const end = inTurn([
    () => () => void log.push('cart closed'),
    () => void end(),
    () => void log.push('late'),
  ])
  await turns(5)
  expect(log).toEqual(['cart closed'])
})

it('goes on after a step that failed, and tells of it', async () => {
  const told: unknown[] = []
  vi.stubGlobal('reportError', (fault: unknown) => told.push(fault))
  const taken: string[] = []
  const fault = new Error('what was kept cannot be read')
  inTurn([
    () => {
      throw fault
    },
    () => void taken.push('place'),
  ])
  await turns(4)
  expect(taken).toEqual(['place'])
  expect(told).toEqual([fault])
})
