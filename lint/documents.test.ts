import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const listed = ['ls-files', '-co', '--exclude-standard']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n')
const above = (path: string): string[] =>
  path.includes('/') ? [path, ...above(posix.dirname(path))] : [path]
const there = [...new Set(files.flatMap(above))]
const isThere = (path: string) => there.some((one) => `/${one}`.endsWith(`/${path.replace(/\/$/, '')}`))

/** In backticks, or drawn. What begins with a slash is an address, what begins with DATA_DIR the operator's. */
function pathsIn(text: string): readonly string[] {
  const drawings = [...text.matchAll(/^```mermaid\n(.*?)^```/gms)].map(([, drawing = '']) => drawing)
  const drawn = drawings.flatMap((drawing) => drawing.match(/[\w@./-]+\.(?:tsx?|mjs)\b/g) ?? [])
  const words = text.replace(/^```.*?^```/gms, '').matchAll(/`((?!DATA_DIR)[\w@.-][\w@./-]*)`/g)
  const quoted = [...words].map(([, word = '']) => word)
  return [...drawn, ...quoted.filter((word) => /\/|\.(?:tsx?|mjs|md|css|json|conf)$/.test(word))]
}

// A newcomer who follows a path into nothing trusts the rest of the document no more.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/office.md',
]
describe.each([...documents, 'docs/decisions/README.md', 'apps/storefront/README.md'])('%s', (document) => {
  const text = readFileSync(resolve(root, document), 'utf8')

  it('names files and folders that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  it('leads to files and folders that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    const from = posix.dirname(document)
    expect(links.filter((link) => !there.includes(posix.join(from, link)))).toEqual([])
  })
})
