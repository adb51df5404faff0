import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Place } from '../e2e/fixtures/place.ts'
import { tell } from './measure/row.ts'
import { openSlowPhone, type SlowPhone, tapOn } from './measure/slow-phone.ts'
import { openHost } from './shops/open-host.ts'

const VISITS = Number(process.argv[2] ?? 8)
const BUDGET = { most: 100 } as const

/** What a hungry thumb does, one after the other. */
const TAPS = {
  'the first dish into the cart': cardButton('В корзину'),
  'one more of it': cardButton('Увеличить количество'),
  'one less': cardButton('Уменьшить количество'),
  'another dish': cardButton('В корзину'),
  'a heart': cardButton('В избранное'),
  'the cart': '.cart-button',
}
const PAGES = { home: '/', 'a category': '/menu/rolls' }

const folder = await mkdtemp(join(tmpdir(), 'samobranka-taps-'))
const host = await openHost(folder)
try {
  const phone = await openSlowPhone(`http://127.0.0.1:${host.port}`, (page) =>
    new Place(page).fetchFrom('Самобранка на Озёрской'),
  )
  for (const [name, path] of Object.entries(PAGES)) await measure(phone, name, path)
  await phone.close()
} finally {
  await host.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(phone: SlowPhone, name: string, path: string): Promise<void> {
  await (await phone.open(path)).context().close()
  const visits: Record<string, number>[] = []
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(phone, path))
  for (const tap of Object.keys(TAPS)) {
    const times = visits.map((visit) => visit[tap] ?? Number.NaN).sort((a, b) => a - b)
    console.log(`  ${name}, ${tap}: ${times.join(', ')}`)
    tell({ name: `6× slower phone, ${name}: ${tap}`, value: threeOfFour(times), unit: 'ms', budget: BUDGET })
  }
}

async function visitOf(phone: SlowPhone, path: string): Promise<Record<string, number>> {
  const page = await phone.open(path)
  try {
    const times: Record<string, number> = {}
    for (const [name, selector] of Object.entries(TAPS)) times[name] = await tapOn(page, selector)
    return times
  } finally {
    await page.context().close()
  }
}

/** The web's own measure of it: three visits of four are answered within. */
function threeOfFour(sorted: readonly number[]): number {
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN
}

function cardButton(name: string): string {
  return `main article button[aria-label="${name}"]`
}
