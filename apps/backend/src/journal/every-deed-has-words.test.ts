import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isOfficeKey } from '@samobranka/dictionary'
import { expect, it } from 'vitest'

const backend = resolve(import.meta.dirname, '..')
const texts = readdirSync(backend, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[/\\])testing[/\\]/.test(file))
  .map((file) => readFileSync(join(backend, file), 'utf8'))

/** As they are written: `deed: 'order.accept'`, `noteDeed(sql, order, 'order.refund'`, `tell(deed, row, 'switch.set'`. */
const written = texts.flatMap((text) => [
  ...[...text.matchAll(/\bdeed: '([\w.-]+)'/g)].map((match) => match[1] ?? ''),
  ...[...text.matchAll(/\b(?:noteDeed|note|tell)\([^'`]{0,60}'([a-z]+\.[\w.-]+)'/g)].map(
    (match) => match[1] ?? '',
  ),
])

it('the journal says every deed in words', () => {
  const deeds = [...new Set(written)]
  expect(deeds.length).toBeGreaterThan(35)
  expect(deeds.filter((deed) => !isOfficeKey(`office.deed.${deed}`))).toEqual([])
})

it('and what it was done to', () => {
  const subjects = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bsubject: '(\w+)'/g)].map((one) => one[1])),
  )
  expect([...subjects].filter((subject) => !isOfficeKey(`office.subject.${subject}`))).toEqual([])
})
