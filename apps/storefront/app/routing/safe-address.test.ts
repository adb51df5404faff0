import { expect, it } from 'vitest'
import { safeAddress } from './safe-address.ts'

it.each(['/blog', 'https://elsewhere.example', '#menu', 'tel:+74855550101', 'mailto:a@b.example'])(
  '%s is an address',
  (address) => {
    expect(safeAddress(` ${address}`)).toBe(address)
  },
)

it.each([
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
])('%s is none', (address) => {
  expect(safeAddress(address)).toBeNull()
})
