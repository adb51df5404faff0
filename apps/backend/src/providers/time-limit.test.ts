import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { timeLimit } from './time-limit.ts'

it('ends what is waited for also when garbage was collected meanwhile', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as AddressInfo
  const { signal } = new AbortController()
  const ask = () => fetch(`http://127.0.0.1:${port}`, { signal: timeLimit(300, signal) }).catch(() => 'ended')
  const answers = Array.from({ length: 10 }, ask)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let times = 0; times < 3; times += 1) {
    await wait(50)
    collect()
  }
  expect(await Promise.all(answers)).toEqual(Array(10).fill('ended'))
  silent.closeAllConnections()
  silent.close()
})

it('ends with any of the others, also one that has ended before', () => {
  const other = new AbortController()
  const limit = timeLimit(10_000, new AbortController().signal, other.signal)
  expect(limit.aborted).toBe(false)
  other.abort(new Error('The shop closes'))
  expect(limit.reason).toEqual(new Error('The shop closes'))
  expect(timeLimit(10_000, other.signal).aborted).toBe(true)
})
