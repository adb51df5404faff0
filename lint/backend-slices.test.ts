import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Which slice of the backend imports which, types included, from the bottom up: a line names only slices above it, so
 * nothing goes round in a circle. Files beside the slices bind them together: they may import anything, and nobody them.
 */
const slices = {
  memory: [],
  html: [],
  gazetteer: [],
  providers: [],
  phone: ['memory'],
  database: ['memory'],
  secrets: ['database'],
  ports: ['gazetteer'],
  publishing: ['database', 'gazetteer', 'html', 'ports'],
  http: ['database', 'memory', 'ports', 'publishing'],

  jobs: ['database', 'http', 'providers'],
  messages: ['database', 'http', 'jobs', 'phone', 'ports', 'providers'],
  push: ['database', 'http', 'jobs', 'providers', 'secrets'],
  sessions: ['database', 'http'],
  journal: ['database'],
  realtime: ['database', 'http', 'jobs', 'ports', 'providers', 'publishing', 'secrets', 'sessions'],

  switches: ['database', 'http', 'journal', 'ports', 'publishing', 'realtime'],
  settings: ['http', 'publishing', 'switches'],
  catalogue: ['database', 'http', 'publishing'],
  content: ['database', 'http', 'messages', 'phone', 'realtime'],
  geo: ['database', 'gazetteer', 'http', 'messages', 'phone', 'ports', 'providers'],
  account: ['database', 'http'],
  staff: ['account', 'database', 'http', 'journal', 'phone', 'sessions'],
  notifications: ['database', 'http', 'jobs', 'push', 'realtime'],
  loyalty: ['database', 'http', 'notifications', 'phone', 'publishing', 'realtime'],
  login: ['account', 'database', 'http', 'loyalty', 'messages', 'phone', 'ports', 'secrets', 'sessions'],

  stock: ['database', 'http', 'publishing', 'realtime'],
  guests: ['database', 'http'],
  requests: ['database', 'guests', 'http', 'messages', 'phone', 'realtime', 'stock'],
  payments: ['database', 'http', 'jobs', 'ports', 'providers', 'publishing', 'secrets'],
  orders: [
    ...['database', 'guests', 'http', 'journal', 'loyalty', 'messages', 'notifications', 'payments', 'phone'],
    ...['ports', 'publishing', 'realtime', 'stock', 'switches'],
  ],
  'checkout/quote': [
    ...['database', 'gazetteer', 'guests', 'http', 'loyalty', 'memory', 'orders', 'payments', 'phone'],
    ...['providers', 'publishing', 'settings', 'stock', 'switches'],
  ],
  'checkout/place': [
    ...['checkout/quote', 'database', 'guests', 'http', 'loyalty', 'orders', 'payments'],
    ...['realtime', 'secrets', 'stock'],
    ...[
      'checkout/quote',
      'database',
      'guests',
      'http',
      'loyalty',
      'orders',
      'payments',
      'realtime',
      'secrets',
    ],
    ...['stock'],
  ],
  refunds: ['database', 'loyalty', 'orders', 'payments', 'secrets'],
  'demo-orders': ['checkout/place', 'database', 'http', 'jobs', 'journal', 'payments', 'publishing'],
  kitchen: ['database', 'http', 'jobs', 'journal', 'orders', 'publishing', 'realtime', 'stock'],
  printing: ['database', 'http', 'kitchen', 'orders', 'publishing', 'realtime', 'secrets'],
  counter: ['database', 'http', 'journal', 'orders', 'publishing', 'realtime'],
  tables: ['database', 'http', 'journal', 'orders', 'realtime'],
  integrators: ['database', 'http', 'orders', 'publishing', 'secrets', 'sessions'],
  business: ['database', 'orders', 'phone', 'publishing'],
  privacy: ['database', 'http', 'publishing'],
  'office/setup': ['database', 'http', 'journal', 'publishing', 'staff'],
  'office/switches': ['database', 'http', 'publishing', 'staff', 'stock', 'switches'],
  'office/kitchen': ['http', 'kitchen', 'staff'],
  'office/printing': ['database', 'http', 'journal', 'printing', 'staff'],
  'office/staff': ['database', 'http', 'journal', 'sessions', 'staff'],
  'office/journal': ['database', 'http', 'journal', 'staff'],
  'office/keys': ['database', 'http', 'integrators', 'journal', 'secrets', 'staff'],
  'office/orders': [
    ...['counter', 'database', 'http', 'jobs', 'journal', 'messages', 'notifications', 'orders'],
    ...['publishing', 'refunds', 'secrets', 'staff', 'switches'],
    ...[
      'database',
      'http',
      'jobs',
      'journal',
      'messages',
      'notifications',
      'orders',
      'publishing',
      'refunds',
    ],
    ...['secrets', 'staff'],
  ],
  'office/phone-orders': [
    ...['account', 'checkout/place', 'checkout/quote', 'http', 'office/orders', 'orders', 'phone', 'staff'],
  ],
  'office/requests': ['database', 'http', 'journal', 'office/orders', 'realtime', 'staff'],
  'office/counter': ['counter', 'http', 'staff'],
  'office/tables': ['counter', 'http', 'staff', 'tables'],
  'office/demo-orders': ['demo-orders', 'http', 'staff'],
  'office/session': ['http', 'journal', 'database', 'realtime', 'sessions', 'staff'],
} satisfies Record<string, readonly string[]>

const table: Readonly<Record<string, readonly string[]>> = slices
const root = resolve(import.meta.dirname, '..', 'apps/backend/src')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '.'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.m?ts$/.test(file))

const IMPORTED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const imports = new Map(
  files.map((file) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    const paths = [...text.matchAll(IMPORTED)].map(([, path = '']) => posix.join(posix.dirname(file), path))
    return [file, paths] as const
  }),
)

const isTest = (file: string) => /\.test\.ts$|(^|\/)testing\//.test(file)

/** null for a file beside the slices. */
function sliceOf(file: string): string | null {
  const [first = '', second = ''] = file.split('/')
  if (second === '') return null
  return first === 'checkout' || first === 'office' ? `${first}/${second}` : first
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly where: string
}

const edges: Edge[] = [...imports]
  .filter(([file]) => !isTest(file))
  .flatMap(([file, paths]) =>
    paths.flatMap((other) => {
      const [from, to] = [sliceOf(file), sliceOf(other)]
      return from === null || from === to
        ? []
        : [{ from, to: to ?? 'a file beside the slices', where: `${file} → ${other}` }]
    }),
  )

it('a slice imports what its line of the table names, and nothing else', () => {
  const foreign = edges.filter(({ from, to }) => !table[from]?.includes(to)).map(({ where }) => where)
  expect(foreign).toEqual([])
})

it('the table names no slice and no import that there is not', () => {
  const real = new Set(edges.map(({ from, to }) => `${from} → ${to}`))
  const named = Object.entries(table).flatMap(([from, others]) => others.map((to) => `${from} → ${to}`))
  expect(named.filter((edge) => !real.has(edge))).toEqual([])
  const there = new Set(files.filter((file) => !isTest(file)).map(sliceOf))
  expect(Object.keys(table).filter((slice) => !there.has(slice))).toEqual([])
})

it('the table goes from the bottom up', () => {
  const order = Object.keys(table)
  const back = Object.entries(table).flatMap(([from, others], line) =>
    others.filter((to) => order.indexOf(to) >= line).map((to) => `${from} → ${to}`),
  )
  expect(back).toEqual([])
})
