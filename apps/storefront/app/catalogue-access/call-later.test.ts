import { expect, it, vi } from 'vitest'
import { callLater } from './call-later.ts'

vi.mock('../startup/load-later.ts', () => ({ loadLater: (load: () => unknown) => load() }))

it('a call whose code is lost is refused like one that nobody answered', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const reply = await callLater(lost, async () => ({ ok: true, value: 1, headers: new Headers() }))
  expect(reply).toMatchObject({ ok: false, refusal: { code: 'network' } })
})

it('a call whose code comes is made', async () => {
  const made = { ok: true, value: 'here', headers: new Headers() } as const
  expect(
    await callLater(
      async () => ({ ask: async () => made }),
      ({ ask }) => ask(),
    ),
  ).toBe(made)
})
