import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Which room may import which, types included. `render` and `startup` work for all of them, and what is above (features,
 * routes) is held by biome.json.
 */
const rooms = {
  ui: ['i18n', 'routing'],
  'catalogue-access': ['i18n', 'routing'],
  i18n: [],
  routing: [],
  format: [],
} satisfies Record<string, readonly string[]>

const table: Readonly<Record<string, readonly string[]>> = rooms
const app = resolve(import.meta.dirname, '..', 'apps/storefront/app')
const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

/** The rooms that a room's files import, tests left out: they may set up anything. */
function importedBy(room: string): readonly string[] {
  const files = readdirSync(resolve(app, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => posix.join(room, file.split(sep).join('/')))
  const targets = files.flatMap((file) =>
    [...readFileSync(resolve(app, file), 'utf8').matchAll(IMPORTED)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    ),
  )
  const found = new Set(targets.map((target) => target.split('/')[0] ?? ''))
  return [...found].filter((one) => one in table && one !== room).sort()
}

it.each(Object.entries(table))('%s imports what the table says, and nothing else', (room, may) => {
  expect(importedBy(room)).toEqual(may)
})

it('the table leads down only', () => {
  const names = Object.keys(table)

  for (const [room, may] of Object.entries(table))
    expect(may.filter((one) => names.indexOf(one) <= names.indexOf(room))).toEqual([])
})
