import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = [
  'apps/backend/src',
  'apps/host/src',
  'apps/storefront/app',
  'apps/storefront/worker',
  'packages',
]

const product = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](?:node_modules|testing|build|dist|\.react-router)[\\/]/.test(path)),
)

const dangerous: Record<string, RegExp> = {
  'starts a program: a word of a stranger may become a command': /['"](?:node:)?child_process['"]/,
  'runs text as code': /\beval\(|new Function\(|setTimeout\(\s*['"`]/,
  'believes any certificate': /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/,
  'opens itself to pages of others': /access-control-allow-origin/i,
  'uses what is broken': /createHash\(\s*['"](?:md5|sha1)['"]|['"](?:des|rc4|aes-\d+-ecb)\b/i,
}

it.each(Object.entries(dangerous))('no file of the shop %s', (_what, pattern) => {
  const found = product.filter((path) => pattern.test(readFileSync(path, 'utf8')))

  expect(product.length).toBeGreaterThan(800)
  expect(found.map((path) => relative(root, path).split(sep).join('/'))).toEqual([])
})

it.each([
  ["import { exec } from 'node:child_process'", 0],
  ['new Function(text)()', 1],
  ['connect({ rejectUnauthorized: false })', 2],
  ["headers.set('Access-Control-Allow-Origin', '*')", 3],
  ["createHash('md5')", 4],
])('%s would be found', (code, index) => {
  expect(Object.values(dangerous)[index]?.test(code)).toBe(true)
})
