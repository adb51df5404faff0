import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inTheBrowser } from './measure/goods-in-browser.ts'
import { httpLoad, runHttpLoad } from './measure/http-load.ts'
import { tell } from './measure/row.ts'
import { largeBusiness } from './shops/large-business.ts'
import { type BenchHost, openHost } from './shops/open-host.ts'

/** The demo's three kitchens and its two languages with words of their own, with so many goods. */
const SMALL = 1_000
const LARGE = 10_000
const TIMES = LARGE / SMALL
/** Never worse than linear, a fifth for what the machine does beside it. */
const LINEAR = TIMES * 1.2
/** Pages bring what is in sight, however much there is: those of the large shop may cost a little more, not ten times. */
const FLAT = 2
const SETTLED_MS = 15_000

const CATALOGUE = '/api/wp-content/uploads/app_sync/prodcat.json'
const CATEGORY = '/menu/vegetables-fruit'

type Figures = Readonly<Record<string, number>>

if (process.argv[2] === 'load') await runHttpLoad()
else await measure()

async function measure(): Promise<void> {
  const small = await figuresOf(SMALL)
  const large = await figuresOf(LARGE)
  const [goods, most] = [LARGE.toLocaleString('en'), TIMES]
  const compare = (name: string, key: string, unit: string, budget: number) => {
    const [one, ten] = [small[key] ?? Number.NaN, large[key] ?? Number.NaN]
    tell({
      name: `${goods} goods: ${name}`,
      value: ten,
      unit,
      reference: { name: `${SMALL.toLocaleString('en')} goods × ${most}`, value: one * TIMES },
    })
    tell({
      name: `${name}: ×${most} goods cost ×`,
      value: ten / one,
      unit: 'times',
      budget: { most: budget },
    })
  }
  compare('import, publish and open', 'open', 's', LINEAR)
  compare('the catalogue, packed', 'catalogue', 'KB', LINEAR)
  compare('home page, packed', 'homeSize', 'KB', FLAT)
  compare('category page, packed', 'categorySize', 'KB', FLAT)
  compare('home page rendered anew, p50', 'home', 'ms', FLAT)
  compare('category page rendered anew, p50', 'category', 'ms', FLAT)
  compare('category by name rendered anew, p50', 'sorted', 'ms', LINEAR)
  compare('read the catalogue in the browser', 'read', 'ms', LINEAR)
  compare('index it for the search', 'index', 'ms', LINEAR)
  compare('a keystroke of the search', 'keystroke', 'ms', LINEAR)
  compare('a tick of the filters', 'tick', 'ms', LINEAR)
  compare('the filtered category', 'filtered', 'ms', LINEAR)
  compare('memory of the host, started anew', 'restarted', 'MB', LINEAR)
  compare('memory of the host, every kitchen and language asked', 'asked', 'MB', LINEAR)
  tell({ name: `${goods} goods: a keystroke`, value: large.keystroke ?? 0, unit: 'ms', budget: { most: 16 } })
  tell({ name: `${goods} goods: a tick`, value: large.tick ?? 0, unit: 'ms', budget: { most: 16 } })
}

async function figuresOf(count: number): Promise<Figures> {
  const business = await largeBusiness(count)
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bigshop-'))
  const open = () => openHost(folder, { BUSINESS_DIR: business })
  try {
    const first = await open()
    const served = await servedBy(first).finally(first.stop)
    const again = await open()
    const kept = await memoryOf(again).finally(again.stop)
    return { open: first.seconds, ...served, ...kept }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(business, { recursive: true, force: true })
  }
}

async function servedBy({ port }: BenchHost): Promise<Figures> {
  const origin = `http://127.0.0.1:${port}`
  const bytes = await (await fetch(`${origin}${CATALOGUE}`)).arrayBuffer()
  const anew = async (path: string) => {
    const load = { port, path, connections: 1, unique: true, encoding: 'br' } as const
    await httpLoad({ ...load, seconds: 2 })
    return (await httpLoad({ ...load, seconds: 3 })).p50
  }
  return {
    catalogue: await packedSize(origin, CATALOGUE),
    homeSize: await packedSize(origin, '/'),
    categorySize: await packedSize(origin, CATEGORY),
    home: await anew('/'),
    category: await anew(CATEGORY),
    sorted: await anew(`${CATEGORY}?sort=name`),
    ...(await inTheBrowser(bytes)),
  }
}

/** As it is sent: `fetch` would unpack it. */
function packedSize(origin: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.byteLength
      })
      response.once('end', () => resolve(bytes / 1024))
    }).once('error', reject)
  })
}

async function memoryOf(host: BenchHost): Promise<Figures> {
  const settle = () => new Promise((settled) => setTimeout(settled, SETTLED_MS))
  await settle()
  const restarted = await host.megabytes()
  for (const kitchen of [1, 2, 3]) {
    for (const language of ['ru', 'en']) {
      const headers = { cookie: `place=local_pickup.${kitchen}.` }
      await (await fetch(`http://127.0.0.1:${host.port}/?lang=${language}`, { headers })).text()
    }
  }
  await settle()
  return { restarted, asked: await host.megabytes() }
}
