import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BusinessFileName, businessFiles, readBusinessFile } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { demoBusinessDir } from './demo-business-dir.ts'

const names = Object.keys(businessFiles) as BusinessFileName[]
const raw = (name: string): string => readFileSync(join(demoBusinessDir(), name), 'utf8')

describe('the demo business folder', () => {
  it.each(names)('%s is in the contract’s own shape', (name) => {
    const reading = readBusinessFile(name, JSON.parse(raw(name)))
    expect(reading.ok ? [] : reading.faults).toEqual([])
  })
})
