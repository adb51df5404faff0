import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isSupported } from './node-version.mjs'
import { inRoot } from './root.mjs'

it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v22.23.3', 'v24.0.0', 'v26.10.0'])('takes %s', (version) => {
  expect(isSupported(version)).toBe(true)
})

it.each(['v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.11.0', 'v23.1.0'])('refuses %s', (version) => {
  expect(isSupported(version)).toBe(false)
})

it('says what package.json says', () => {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  expect(engines.node).toBe('^20.19.0 || ^22.12.0 || >=24.0.0')
})
