import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { inRoot, root } from './root.mjs'

const LENGTH = 20_000
const MOST_MS = 1_000
/** Only ever sees the digits of one number. */
const bounded = new Set([String.raw`/\B(?=(\d{3})+$)/g`])

const sources = ['apps/backend/src', 'apps/host/src', 'apps/storefront/app', 'packages'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !/node_modules|[\\/](testing|build|dist|\.react-router)[\\/]/.test(path)),
)

function patternsOf(path) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes('/')) return []
  const found = []
  const look = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

/** Runs of what the pattern itself talks about, ended by what it does not: where patterns go back and forth. */
function attacksOn(literal) {
  const signs = new Set([
    ...literal.replace(/\\[a-zA-Z]/g, ''),
    'a',
    'Я',
    '0',
    ' ',
    '\t',
    '-',
    '.',
    '/',
    '<',
    '\n',
  ])
  const runs = [...signs].map((sign) => sign.repeat(LENGTH))
  const pairs = ['a ', '0-', 'a.', ' \t', '/a', '<a', 'a=', '&a', '; ', ', ', '::', '%2'].map((pair) =>
    pair.repeat(LENGTH / 2),
  )
  return [...runs, ...pairs].flatMap((run) => [`${run}\u0000!`, `a${run}\u0000`])
}

it('no pattern can be kept busy by a long text', { timeout: 300_000 }, () => {
  const all = new Map()
  for (const path of sources)
    for (const literal of patternsOf(path)) if (!bounded.has(literal)) all.set(literal, relative(root, path))
  expect(all.size).toBeGreaterThan(100)
  const slow = []
  for (const [literal, path] of all) {
    const end = literal.lastIndexOf('/')
    const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace('g', ''))
    const began = performance.now()
    for (const attack of attacksOn(literal)) {
      pattern.lastIndex = 0
      pattern.test(attack)
      if (performance.now() - began > MOST_MS) break
    }
    const ms = performance.now() - began
    if (ms > MOST_MS) slow.push(`${path}: ${literal} took ${Math.round(ms)} ms`)
  }
  expect(slow).toEqual([])
})
