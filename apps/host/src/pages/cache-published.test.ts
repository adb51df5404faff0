import { type Answer, type Client, orderById, redirects } from '@samobranka/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { cachePublished } from './cache-published.ts'

const found = { ok: true, status: 200, value: {}, headers: new Headers() } as const
const refused = { ok: false, refusal: { status: 503, code: 'overloaded' } } as const

let publish: () => void
const ask = vi.fn<() => Promise<Answer<unknown>>>()
let client: Client

beforeEach(() => {
  ask.mockReset().mockResolvedValue(found)
  const keep = cachePublished((listener) => {
    publish = listener
  })
  client = keep({ call: ask } as unknown as Client)
})

const askPath = (path: string) => client.call(redirects, { query: { path } })

it('asks once for the same, and again after a publish', async () => {
  await Promise.all([askPath('/old'), askPath('/old')])
  await askPath('/other')
  expect(ask).toHaveBeenCalledTimes(2)
  publish()
  await askPath('/old')
  expect(ask).toHaveBeenCalledTimes(3)
})

it('keeps neither a refusal nor a failure', async () => {
  ask.mockResolvedValueOnce(refused as Answer<unknown>)
  expect(await askPath('/old')).toBe(refused)
  ask.mockRejectedValueOnce(new Error('gone'))
  await expect(askPath('/old')).rejects.toThrow('gone')
  expect(await askPath('/old')).toBe(found)
})

it('is not filled by made-up paths', async () => {
  for (let path = 0; path < 1_000; path += 1) await askPath(`/${path}`)
  await askPath('/one-more')
  await askPath('/0')
  expect(ask).toHaveBeenCalledTimes(1_002)
})

it('asks for everything else every time', async () => {
  const order = { params: { id: '7' } }
  await client.call(orderById, order)
  await client.call(orderById, order)
  expect(ask).toHaveBeenCalledTimes(2)
})
