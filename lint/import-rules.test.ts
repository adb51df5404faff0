import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const reasons = {
  lowest:
    'rules is the lowest package: server and browser both run it, so it may import no other package of ours.',
  pureGlobal: 'rules is pure: no I/O, no environment, no DOM; both a server and a browser run it.',
  pureImport: 'rules is pure: no I/O. Take what you need as an argument.',
  pureTime:
    'rules is pure: no clock and no randomness. Take the instant or the number as an argument, so that a test can choose it.',
  contract: 'contract knows only rules: everybody else depends on it.',
  dictionary: 'dictionary is words only: it imports nothing of ours.',
  demo: "demo is data in the contract's shapes: it knows contract and rules, no application.",
  meeting: 'The backend and the storefront meet only in packages/contract: either must be replaceable.',
  upwards:
    'Inside the storefront imports go routes → features → ui, i18n, routing, format, catalogue-access, with render and startup beside; never back up.',
  office:
    'The office is an application of its own: it knows contract, rules and dictionary, and no other application.',
  pieces: 'The pieces of the interface know nothing of the office: what they show comes as properties.',
  screens:
    'Screens stand on shell, session and api, which know none of them: what the shell shows of screens it is given.',
  shop: 'ui knows nothing of the shop: what it shows comes as properties.',
  plain: 'format makes texts of what it is given: it imports no other folder of the storefront.',
  inside: "A feature does not reach into another feature's inside: import features/<name>/index.ts.",
}

interface Breach {
  readonly file: string
  readonly code: string
  /** The reason the lint gives, or the rule's own name where Biome words the message. */
  readonly says: string
}

const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join('\n')

const breaches: Record<string, Breach> = {
  'rules importing another package': {
    file: 'packages/rules/src/a.ts',
    code: "import { read } from '@samobranka/contract'\nexport const a = read",
    says: reasons.lowest,
  },
  'rules asking the network': {
    file: 'packages/rules/src/b.ts',
    code: "export const b = () => fetch('/price')",
    says: reasons.pureGlobal,
  },
  'rules reading a file': {
    file: 'packages/rules/src/c.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const c = readFileSync",
    says: reasons.pureImport,
  },
  'rules reading the clock by Date.now': {
    file: 'packages/rules/src/d.ts',
    code: 'export const d = () => Date.now()',
    says: reasons.pureTime,
  },
  'rules reading the clock by new Date': {
    file: 'packages/rules/src/e.ts',
    code: 'export const e = () => new Date()',
    says: reasons.pureTime,
  },
  'rules throwing dice': {
    file: 'packages/rules/src/f.ts',
    code: 'export const f = () => Math.random()',
    says: reasons.pureTime,
  },
  'rules looking at the page': {
    file: 'packages/rules/src/g.ts',
    code: 'export const g = () => document.title',
    says: reasons.pureGlobal,
  },
  'rules looking at the environment': {
    file: 'packages/rules/src/h.ts',
    code: 'export const h = () => process.version',
    says: reasons.pureGlobal,
  },
  'contract importing the backend': {
    file: 'packages/contract/src/a.ts',
    code: "import { createBackend } from '@samobranka/backend'\nexport const a = createBackend",
    says: reasons.contract,
  },
  'dictionary importing rules': {
    file: 'packages/dictionary/src/a.ts',
    code: "import { total } from '@samobranka/rules'\nexport const a = total",
    says: reasons.dictionary,
  },
  'demo importing the backend': {
    file: 'packages/demo/src/a.ts',
    code: "import { createBackend } from '@samobranka/backend'\nexport const a = createBackend",
    says: reasons.demo,
  },
  'the backend importing the storefront': {
    file: 'apps/backend/src/a.ts',
    code: "import { page } from '@samobranka/storefront'\nexport const a = page",
    says: reasons.meeting,
  },
  'the storefront importing the backend': {
    file: 'apps/storefront/app/features/cart/a.ts',
    code: "import { createBackend } from '@samobranka/backend'\nexport const a = createBackend",
    says: reasons.meeting,
  },
  'the storefront importing the demo business': {
    file: 'apps/storefront/app/catalogue-access/b.ts',
    code: "import { composePicture } from '@samobranka/demo'\nexport const b = composePicture",
    says: reasons.meeting,
  },
  'the storefront importing the office': {
    file: 'apps/storefront/app/features/cart/j.ts',
    code: "import { call } from '@samobranka/office'\nexport const j = call",
    says: reasons.meeting,
  },
  'the backend importing the office': {
    file: 'apps/backend/src/d.ts',
    code: "import { call } from '@samobranka/office'\nexport const d = call",
    says: reasons.meeting,
  },
  'the office importing the storefront': {
    file: 'apps/office/src/a.ts',
    code: "import { cart } from '@samobranka/storefront/app/features/cart/index.ts'\nexport const a = cart",
    says: reasons.office,
  },
  'the office importing the storefront past its name': {
    file: 'apps/office/src/screens/board/a.ts',
    code: "import { cart } from '../../../../storefront/app/features/cart/index.ts'\nexport const a = cart",
    says: reasons.office,
  },
  "a piece of the office's interface asking the server": {
    file: 'apps/office/src/ui/a.ts',
    code: "import { call } from '../api/call.ts'\nexport const a = call",
    says: reasons.pieces,
  },
  "the office's shell importing a screen": {
    file: 'apps/office/src/shell/a.ts',
    code: "import { Board } from '../screens/board/board-screen.tsx'\nexport const a = Board",
    says: reasons.screens,
  },
  'ui importing a route': {
    file: 'apps/storefront/app/ui/a.ts',
    code: "import { loader } from '../routes/home.tsx'\nexport const a = loader",
    says: reasons.upwards,
  },
  'ui importing a feature': {
    file: 'apps/storefront/app/ui/c.ts',
    code: "import { cart } from '../features/cart/cart-store.ts'\nexport const c = cart",
    says: reasons.upwards,
  },
  'ui importing what the shop is': {
    file: 'apps/storefront/app/ui/d.ts',
    code: "import { useRootData } from '../catalogue-access/root-data/root-data.ts'\nexport const d = useRootData",
    says: reasons.shop,
  },
  'format importing a translator': {
    file: 'apps/storefront/app/format/a.ts',
    code: "import { useTranslate } from '../i18n/translator.tsx'\nexport const a = useTranslate",
    says: reasons.plain,
  },
  'a folder below the features importing a feature, by type': {
    file: 'apps/storefront/app/routing/a.ts',
    code: "import type { CartLine } from '../features/cart/index.ts'\nexport type A = CartLine",
    says: reasons.upwards,
  },
  'a folder below the features importing the root, by type': {
    file: 'apps/storefront/app/catalogue-access/root-data/a.ts',
    code: "import type { loader } from '../../root.tsx'\nexport type A = typeof loader",
    says: reasons.upwards,
  },
  'the scheduler importing a feature': {
    file: 'apps/storefront/app/startup/a.ts',
    code: "import { wakeCart } from '../features/cart/index.ts'\nexport const a = wakeCart",
    says: reasons.upwards,
  },
  'a feature importing a route': {
    file: 'apps/storefront/app/features/cart/c.ts',
    code: "import { loader } from '../../routes/home.tsx'\nexport const c = loader",
    says: reasons.upwards,
  },
  "a feature importing another feature's inside": {
    file: 'apps/storefront/app/features/cart/b.ts',
    code: "import { card } from '../../features/catalogue/product-card.tsx'\nexport const b = card",
    says: reasons.inside,
  },
  "a feature importing its neighbour's inside": {
    file: 'apps/storefront/app/features/cart/e.ts',
    code: "import { card } from '../product/product-card.tsx'\nexport const e = card",
    says: reasons.inside,
  },
  "a feature's inner folder importing another feature's inside": {
    file: 'apps/storefront/app/features/cart/lines/b.ts',
    code: "import { card } from '../../product/card/product-card.tsx'\nexport const b = card",
    says: reasons.inside,
  },
  'the environment read outside config.ts': {
    file: 'apps/host/src/a.ts',
    code: 'export const a = process.env.PORT',
    says: 'lint/style/noProcessEnv',
  },
  'the environment read in the backend': {
    file: 'apps/backend/src/b.ts',
    code: 'export const b = process.env.DATABASE_URL',
    says: 'lint/style/noProcessEnv',
  },
  'a file of 301 lines': {
    file: 'packages/rules/src/long.ts',
    code: long,
    says: 'lint/style/noExcessiveLinesPerFile',
  },
  'a skipped test': {
    file: 'packages/rules/src/a.test.ts',
    code: "import { it } from 'vitest'\nit.skip('some day', () => undefined)",
    says: 'lint/suspicious/noSkippedTests',
  },
  'a default export': {
    file: 'packages/rules/src/i.ts',
    code: 'export default 1',
    says: 'lint/style/noDefaultExport',
  },
  'a file not named in kebab-case': {
    file: 'packages/rules/src/camelCase.ts',
    code: 'export const camel = 1',
    says: 'lint/style/useFilenamingConvention',
  },
  'a type that gives up': {
    file: 'packages/rules/src/j.ts',
    code: 'export const j = (x: any) => x',
    says: 'lint/suspicious/noExplicitAny',
  },
}

const allowed: Record<string, Omit<Breach, 'says'>> = {
  'the environment read in config.ts': {
    file: 'apps/host/src/config.ts',
    code: 'export const port = process.env.PORT\n',
  },
  'a date made of a given instant in rules': {
    file: 'packages/rules/src/k.ts',
    code: 'export const k = (instant: number) => new Date(instant)\n',
  },
  'contract importing rules': {
    file: 'packages/contract/src/b.ts',
    code: "import { total } from '@samobranka/rules'\n\nexport const b = total\n",
  },
  "a feature importing its neighbour's index": {
    file: 'apps/storefront/app/features/cart/d.ts',
    code: "import { ProductCard } from '../product/index.ts'\n\nexport const d = ProductCard\n",
  },
  "a feature's inner folder importing its neighbours and another feature's index": {
    file: 'apps/storefront/app/features/cart/lines/h.ts',
    code: "import { ProductCard } from '../../product/index.ts'\nimport { Panel } from '../cart-panel.tsx'\nimport { useAdd } from '../adding/use-add.ts'\n\nexport const h = [ProductCard, Panel, useAdd]\n",
  },
  'a feature importing the folders below': {
    file: 'apps/storefront/app/features/cart/f.ts',
    code: "import { paths } from '../../routing/paths.ts'\nimport { Icon } from '../../ui/icon.tsx'\n\nexport const f = [paths, Icon]\n",
  },
  'a feature importing its own parts': {
    file: 'apps/storefront/app/features/cart/g.ts',
    code: "import { line } from './lines/line.ts'\n\nexport const g = line\n",
  },
}

/** A small repository in a temporary folder: files that break the rules here would fail a build that runs meanwhile. */
let repository: string
let said: Map<string, string>

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const part of ['biome.json', 'lint', '.gitignore'])
    cpSync(join(root, part), join(repository, part), { recursive: true })
  for (const { file, code } of [...Object.values(breaches), ...Object.values(allowed)]) {
    mkdirSync(dirname(join(repository, file)), { recursive: true })
    writeFileSync(join(repository, file), code)
  }
  said = lint(repository)
})
afterAll(() => rmSync(repository, { recursive: true, force: true }))

/** What the linter tells a person of each file: the rule, its message and the reason. */
function lint(cwd: string): Map<string, string> {
  const biome = join(root, 'node_modules', '.bin', 'biome')
  const args = ['lint', '--colors=off', '--max-diagnostics=none', 'packages', 'apps']
  const byFile = new Map<string, string>()
  for (const block of outputOf(biome, args, cwd).split(/^(?=(?:packages|apps)\/)/m)) {
    const [file = ''] = block.split(/[:\s]/)
    byFile.set(file, (byFile.get(file) ?? '') + block)
  }
  return byFile
}

/** A linter that finds something ends with 1, which is what we came for. */
function outputOf(program: string, args: string[], cwd: string): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (fault) {
    const { stdout, stderr } = fault as { stdout?: unknown; stderr?: unknown }
    return `${stdout}${stderr}`
  }
}

describe('the import rules refuse', () => {
  it.each(Object.entries(breaches))('%s', (_name, { file, says }) => {
    expect(said.get(file) ?? 'nothing').toContain(says)
  })
})

describe('the import rules allow', () => {
  it.each(Object.entries(allowed))('%s', (_name, { file }) => {
    expect(said.get(file)).toBeUndefined()
  })
})
