import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

/** Which folder of `app/` may import which, types included. What is above them (features, routes) is held by biome.json. */
const folders = {
  render: ['catalogue-access', 'format', 'i18n', 'routing', 'startup', 'ui'],
  ui: ['i18n', 'routing', 'startup'],
  'catalogue-access': ['format', 'i18n', 'routing', 'startup'],
  i18n: ['format'],
  routing: [],
  startup: [],
  format: [],
} satisfies Record<string, readonly string[]>

const table: Readonly<Record<string, readonly string[]>> = folders
const app = resolve(import.meta.dirname, '..', 'apps/storefront/app')
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** The folders that a folder's files import, tests left out: they may set up anything. */
function importedBy(folder: string): readonly string[] {
  const files = readdirSync(resolve(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => posix.join(folder, file.split(sep).join('/')))
  const targets = files.flatMap((file) =>
    [...readFileSync(resolve(app, file), 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    ),
  )
  const found = new Set(targets.map((target) => target.split('/')[0] ?? ''))
  return [...found].filter((one) => one in table && one !== folder).sort()
}

it.each(Object.entries(table))('%s imports what the table says, and nothing else', (folder, may) => {
  expect(importedBy(folder)).toEqual(may)
})

it('the table leads down only', () => {
  const names = Object.keys(table)

  for (const [folder, may] of Object.entries(table))
    expect(may.filter((one) => names.indexOf(one) <= names.indexOf(folder))).toEqual([])
})
