import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const left = /^(?:\.git|\.cache|node_modules|dist|build|data|coverage|reports)$/

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (left.test(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

const files = filesUnder('.')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const documents = ['SECURITY.md', 'docs/asvs.md']
const quoted = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words)

describe.each(documents)('%s', (document) => {
  const words = quoted(readFileSync(document, 'utf8'))

  it('names tests that are there', () => {
    const tests = words.filter((each) => /^[\w./-]+\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(each))
    const isThere = (name) => files.some((file) => file === name || file.endsWith(`/${name}`))

    expect(tests.length).toBeGreaterThan(10)
    expect(tests.filter((name) => !isThere(name))).toEqual([])
  })

  it('names commands that are there', () => {
    const commands = words.flatMap((each) => /^npm run ([\w:-]+)/.exec(each)?.[1] ?? [])

    expect(commands.length).toBeGreaterThan(1)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

describe('the table of ASVS 4.0.3', () => {
  /** Requirements of level 1 and 2 by section; what is left out was withdrawn, or is level 3. */
  const sections = {
    1.1: [7],
    1.2: [4],
    1.4: [5, 2, 3],
    1.5: [4],
    1.6: [4],
    1.7: [2],
    1.8: [2],
    1.9: [2],
    '1.10': [1],
    1.11: [2],
    1.12: [2, 1],
    1.14: [6],
    2.1: [12],
    2.2: [3],
    2.3: [3],
    2.4: [5],
    2.5: [7],
    2.6: [3],
    2.7: [6],
    2.8: [7],
    2.9: [3],
    '2.10': [4],
    3.1: [1],
    3.2: [4],
    3.3: [4],
    3.4: [5],
    3.5: [3],
    3.7: [1],
    4.1: [5, 4],
    4.2: [2],
    4.3: [3],
    5.1: [5],
    5.2: [8],
    5.3: [10],
    5.4: [3],
    5.5: [4],
    6.1: [3],
    6.2: [6],
    6.3: [2],
    6.4: [2],
    7.1: [4],
    7.2: [2],
    7.3: [4, 2],
    7.4: [3],
    8.1: [4],
    8.2: [3],
    8.3: [8],
    9.1: [3],
    9.2: [4],
    10.2: [2],
    10.3: [3],
    11.1: [8],
    12.1: [3],
    12.2: [1],
    12.3: [6],
    12.4: [2],
    12.5: [2],
    12.6: [1],
    13.1: [5, 2],
    13.2: [6, 4],
    13.3: [2],
    13.4: [2],
    14.1: [4],
    14.2: [6],
    14.3: [3, 1],
    14.4: [7],
    14.5: [4],
  }
  const wanted = Object.entries(sections).flatMap(([section, [last, ...without]]) =>
    Array.from({ length: last }, (_, index) => index + 1)
      .filter((each) => !without.includes(each))
      .map((each) => `${section}.${each}`),
  )
  const rows = readFileSync('docs/asvs.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  it('answers each requirement once', () => {
    const listed = rows.flatMap(([numbers]) => numbers.split(', '))

    expect(wanted).toHaveLength(259)
    expect([...listed].sort()).toEqual([...wanted].sort())
  })

  it('says of each whether it is held, and by what or why not', () => {
    const held = new Set(['yes', 'partly', 'no', 'operator', '–'])
    const wrong = rows.filter(
      (cells) =>
        cells.length !== 4 ||
        cells.some((cell) => cell === '') ||
        !held.has(cells[2]) ||
        cells[3].length < 10,
    )

    expect(wrong).toEqual([])
  })
})
