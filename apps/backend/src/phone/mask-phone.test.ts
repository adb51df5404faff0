import { expect, it } from 'vitest'
import { maskPhone } from './mask-phone.ts'

it.each([
  ['+79161234567', '+7********67'],
  ['+375291234567', '+3*********67'],
  ['', ''],
  ['123', '*23'],
])('shows %s as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
