import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

/** A second is little on a busy machine; there is no setting for it, as there is for `expect.poll`. */
const { waitFor } = vi
vi.waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: 15_000, ...options })

const levels = ['error', 'warn'] as const
let spies: { level: string; spy: MockInstance }[] = []

beforeEach(() => {
  spies = levels.map((level) => ({ level, spy: vi.spyOn(console, level).mockImplementation(() => {}) }))
})

/** Test noise is failure: a test that expects a message checks it and then clears the spy. */
afterEach(() => {
  const heard = spies.flatMap(({ level, spy }) =>
    spy.mock.calls.map((words) => `console.${level}: ${words.map(String).join(' ')}`),
  )
  for (const { spy } of spies) spy.mockRestore()
  if (heard.length > 0) throw new Error(`The test was not quiet:\n${heard.join('\n')}`)
})
