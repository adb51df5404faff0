import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HttpLoad, httpLoad, runHttpLoad } from './measure/http-load.ts'
import { middleRound } from './measure/middle-round.ts'
import { tell } from './measure/row.ts'
import { wrkLoad } from './measure/wrk-load.ts'
import { bareServer, runBareServer } from './shops/bare-server.ts'
import { findProgram } from './shops/find-program.ts'
import { largeBusiness } from './shops/large-business.ts'
import { nginxServer } from './shops/nginx-server.ts'
import { openHost } from './shops/open-host.ts'

const ROUNDS = 9
/** Both are asked so long first, as a shop is after its first minute: V8 compiles the larger program later. */
const WARMING_S = 8
/** By then the start is over and what it left behind is given back. */
const SETTLED_MS = 15_000
/**
 * Of a bare page's: 8 and 20 ms where that took 5.9 and 13. As times they would tell more of the hour and the machine
 * than of the page.
 */
const FIRST_BYTE = { p50: 8 / 5.9, p99: 20 / 13 } as const
/** Goods of a shop whose categories have nearly as many as a page brings whole. */
const HUNDRED_IN_A_CATEGORY = 1_800

if (process.argv[2] === 'load') await runHttpLoad()
else if (process.argv[2] === 'bare') await runBareServer()
else {
  await measure()
  await category()
}

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bench-'))
  const host = await openHost(folder)
  const { port } = host
  try {
    await new Promise((settled) => setTimeout(settled, SETTLED_MS))
    tell({ name: 'Host, idle', value: await host.megabytes(), unit: 'MB', budget: { most: 150 } })
    await kept(port)
    await rendered(port, { name: 'Home page' })
    await rendered(port, { name: 'The one page of a whole menu', cookie: 'page_type=landing' })
    tell({
      name: 'Host, after the load',
      value: await host.megabytes(),
      unit: 'MB',
      budget: { most: 300 },
    })
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The page that the budget means has more than a hundred cards; no category of the demo has so many. */
async function category(): Promise<void> {
  const business = await largeBusiness(HUNDRED_IN_A_CATEGORY)
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bench-'))
  const host = await openHost(folder, { BUSINESS_DIR: business })
  try {
    await new Promise((settled) => setTimeout(settled, SETTLED_MS))
    await rendered(host.port, { name: 'Category page', path: '/menu/pizza', budget: { ratio: 1 } })
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
    await rm(business, { recursive: true, force: true })
  }
}

/** In turns with the references: a slow moment of the machine then meets both. */
async function kept(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/`
  const wrk = findProgram('wrk')
  const ask = (load: HttpLoad) => (wrk ? wrkLoad(wrk, load) : httpLoad(load))
  const load = { path: '/', connections: 32, seconds: 2, encoding: 'gzip' } as const
  const bare = await bareServer('page', url)
  const nginx = wrk ? await nginxServer(url) : null
  if (!wrk)
    console.log(
      '  wrk is not installed: asked from Node, which is slower than nginx answers; nginx is left out.',
    )
  else if (!nginx) console.log('  nginx with gzip_static is not installed: its figure is left out.')
  for (const warmed of [bare.port, port]) await ask({ ...load, port: warmed, seconds: WARMING_S })
  const rounds: { ours: number; bare: number; nginx: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = { bare: 0, nginx: 0, ours: 0 }
    if (nginx) one.nginx = (await ask({ ...load, port: nginx.port })).perSecond
    one.bare = (await ask({ ...load, port: bare.port })).perSecond
    one.ours = (await ask({ ...load, port })).perSecond
    rounds.push(one)
  }
  bare.stop()
  nginx?.stop()
  const name = 'Home page from the cache'
  for (const [key, reference, ratio] of [
    ['bare', 'bare node:http, same bytes', 0.9],
    ['nginx', 'nginx gzip_static, same bytes', 0.25],
  ] as const) {
    if (key === 'nginx' && !nginx) continue
    const middle = middleRound(rounds, key)
    const compared = { reference: { name: reference, value: middle[key] }, budget: { ratio } }
    tell({ name, value: middle.ours, unit: 'req/s', ...compared })
  }
  const lone = await httpLoad({ port, path: '/', connections: 1, seconds: 2, encoding: 'br' })
  tell({ name: 'First byte from the cache, p50', value: lone.p50, unit: 'ms', budget: { most: 1.5 } })
  tell({ name: 'First byte from the cache, p99', value: lone.p99, unit: 'ms', budget: { most: 4 } })
}

interface Rendered {
  readonly name: string
  readonly path?: string
  readonly cookie?: string
  /** Of a bare page's rate, where the page is what the budgets mean: a catalogue page of a hundred cards and more. */
  readonly budget?: { readonly ratio: number }
}

async function rendered(port: number, { name, path = '/', cookie = '', budget }: Rendered): Promise<void> {
  const url = `http://127.0.0.1:${port}${path}`
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const count = html.split('<article').length - 1
  const bare = await bareServer('router', url, cookie)
  const reference = { port: bare.port, path: '/' }
  const load = { path, connections: 4, seconds: 2, unique: true, encoding: 'br', cookie } as const
  for (const warmed of [reference, { port }]) await httpLoad({ ...load, ...warmed, seconds: WARMING_S })
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = { bare: (await httpLoad({ ...load, ...reference })).perSecond, ours: 0 }
    one.ours = (await httpLoad({ ...load, port })).perSecond
    rounds.push(one)
  }
  const middle = middleRound(rounds, 'bare')
  const lone = { ...load, connections: 1, seconds: 4 } as const
  const loneBare = await httpLoad({ ...lone, ...reference })
  const loneOurs = await httpLoad({ ...lone, port })
  bare.stop()
  const named = 'a bare React Router page of the same cards'
  tell({
    name: `${name} rendered anew (${count} cards, ${Math.round(html.length / 1024)} K letters)`,
    value: middle.ours,
    unit: 'req/s',
    reference: { name: named, value: middle.bare },
    ...(budget ? { budget } : {}),
  })
  for (const share of ['p50', 'p99'] as const) {
    tell({
      name: `${name}, first byte rendered anew, ${share}`,
      value: loneOurs[share],
      unit: 'ms',
      reference: { name: named, value: loneBare[share] },
      ...(budget ? { budget: { mostOf: FIRST_BYTE[share] } } : {}),
    })
  }
}
