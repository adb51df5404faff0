import { expect, it } from 'vitest'
import { askProof } from './ask-proof.ts'

it('asks once for calls that are refused at the same time', () => {
  const [first, second] = [askProof(), askProof()]
  expect(second).toBe(first)
})
