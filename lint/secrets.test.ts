import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve, sep } from 'node:path'
import { lintSource } from '@secretlint/core'
import { secretLintProfiler } from '@secretlint/profiler'
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const kept = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
/** What git leaves out is on nobody else's machine: packages, builds, data folders with real keys. */
const leftOut = new Set(['.git', ...kept.map((line) => line.replace(/^\/|\/$/g, ''))])
const pictures = new Set(['.png', '.webp', '.mp4', '.woff2'])

/** Those of the providers a shop speaks to, which no general list knows. */
const ours: Record<string, RegExp> = {
  'Stripe key': /\b[sr]k_live_[A-Za-z0-9]{16,}/,
  'Stripe webhook secret': /\bwhsec_[A-Za-z0-9+/=]{24,}/,
  'YooKassa key': /\blive_[A-Za-z0-9_-]{32,}/,
  'consumer key or secret': /\bc[ks]_[0-9a-f]{32,}/,
  'WhatsApp token': /\bEAA[A-Za-z0-9]{60,}/,
}

/** Looks like one and is none: by file, the words and why. */
const harmless = new Map([
  ['apps/backend/src/push/is-push-address.test.ts', 'user:pass@'], // an address to be refused
])

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftOut.has(entry.name) || pictures.has(extname(entry.name))) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() && !entry.name.endsWith('.log') ? [path] : []
  })
}

// It notes each rule's time on each file and looks through all notes for every one: minutes for two thousand files.
secretLintProfiler.mark = () => {}

async function secretsIn(name: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: name, content, ext: extname(name), contentType: 'text' },
    options: {
      maskSecrets: true,
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended }] },
    },
  })
  const known = Object.entries(ours).filter(([, pattern]) => pattern.test(content))
  return [
    ...messages.map(({ message, loc }) => `${name}:${loc.start.line}: ${message}`),
    ...known.map(([what]) => `${name}: ${what}`),
  ]
}

it('no file of the repository holds a secret', async () => {
  const files = filesUnder(root)
  const found: string[] = []
  for (const path of files) {
    const name = relative(root, path).split(sep).join('/')
    const content = readFileSync(path, 'utf8')
    found.push(...(await secretsIn(name, content.replaceAll(harmless.get(name) ?? '\0', ''))))
  }

  expect(files.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
}, 60_000)

it('nothing that is called harmless is gone from its file', () => {
  const gone = [...harmless].filter(
    ([name, words]) => !readFileSync(join(root, name), 'utf8').includes(words),
  )

  expect(gone).toEqual([])
})

// Put together here, or this file would be what it looks for.
const many = (sign: string, count: number) => sign.repeat(count)
const samples = {
  'a private key': [
    many('-', 5),
    'BEGIN RSA PRIVATE KEY',
    many('-', 5),
    '\n',
    many('MIIEowIBAAKCAQEA', 8),
  ].concat(['\n', many('-', 5), 'END RSA PRIVATE KEY', many('-', 5)]),
  'a database with its password': ['postgres://shop:', 'Tr0ub4dor', '@db.shop.ru:5432/shop'],
  'a token of GitHub': ['ghp', '_', many('aB3', 12)],
  'a key of Stripe': ['sk', '_live_', many('4eC39', 5)],
  'a secret of Stripe webhooks': ['whsec', '_', many('aB3', 11)],
  'a key of YooKassa': ['live', '_', many('aB3-', 10)],
  "a shop's consumer secret": ['cs', '_', many('0a1b', 10)],
  'a token of WhatsApp': ['EA', 'A', many('aB3d', 20)],
}

it.each(Object.entries(samples))('%s is found', async (_what, words) => {
  expect(await secretsIn('some/file.ts', `const told = '${words.join('')}'\n`)).not.toEqual([])
})
