import { expect, it } from 'vitest'
import { makeTone } from './make-tone.ts'

it('is a WAV file of the length it says, and no sample of it is cut off', () => {
  const bytes = makeTone()
  const view = new DataView(bytes.buffer)
  const text = (at: number) => String.fromCharCode(...bytes.slice(at, at + 4))
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect(view.getUint32(4, true)).toBe(bytes.byteLength - 8)
  expect(view.getUint32(40, true)).toBe(bytes.byteLength - 44)
  const samples = Array.from({ length: (bytes.byteLength - 44) / 2 }, (_, index) =>
    Math.abs(view.getInt16(44 + index * 2, true)),
  )
  expect(Math.max(...samples)).toBeGreaterThan(10_000)
  expect(Math.max(...samples)).toBeLessThan(32_767)
})
