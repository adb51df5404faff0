import { mkdirSync, writeFileSync } from 'node:fs'
import { openOffice } from './measure/office-in-browser.mjs'
import { findChromium } from './steps/chromium.mjs'
import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { openShop } from './steps/shop-process.mjs'

/** A Friday evening, when all three kitchens of the demo are open. */
const evening = '2026-03-06T18:30:00+03:00'
const folder = inRoot('docs', 'pictures', 'office')
const mostBytes = 120 * 1024
/** So long demo guests order before the board is drawn. */
const guestsMs = Number(process.env.GUESTS_MS ?? 60_000)

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const button = (scope, name) => scope.getByRole('button', { name, exact: true })

/** Two thirds of what came in is under way; the rest is new, as on a living board. */
async function work(office) {
  const { orders } = await office.ask('GET', '/orders')
  for (const [place, { number, region }] of orders.entries()) {
    if (region !== 'new' || place % 3 === 0) continue
    await office.ask('POST', `/orders/${number}/accept`, { minutes: 30 })
    if (place % 3 === 2)
      await office.ask('POST', `/orders/${number}/move`, { from: 'accepted', to: 'cooking' })
  }
}

/** What each chapter of docs/office.md shows, in its order. */
const pictures = {
  'sign-in': async (office) => {
    await office.open('/sign-in', null)
  },
  board: async (office) => {
    await office.open('/', 'менеджер')
    await office.page.getByRole('article').first().waitFor()
  },
  accept: async (office) => {
    await office.open('/', 'менеджер')
    const card = office.page.getByRole('region', { name: 'Новые' }).getByRole('article').first()
    await button(card, 'Принять').click()
  },
  order: async (office) => {
    const { orders } = await office.ask('GET', '/orders')
    await office.open(`/orders/${orders[0].number}`, 'менеджер')
    await button(office.page, 'Вернуть деньги').waitFor()
  },
  kitchen: (office) => office.open('/kitchen', 'менеджер'),
  switches: (office) => office.open('/switches', 'менеджер'),
  counter: (office) => office.open('/counter', 'менеджер'),
  tables: (office) => office.open('/tables', 'менеджер'),
  staff: (office) => office.open('/staff', 'владелец'),
  phone: async (office) => {
    await office.page.setViewportSize(phone)
    await office.open('/', 'менеджер')
    await office.page.getByRole('article').first().waitFor()
  },
}

/** `npm run office-pictures`: the pictures of docs/office.md, drawn anew; `-- board` only that one. */
await command(async () => {
  await setUp({ tests: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(inRoot('.cache', 'results'), { recursive: true })
  const shop = await openShop(inRoot('.cache', 'results', 'office-pictures.log'), { CLOCK: evening })
  const office = await openOffice(await findChromium(), shop.url, desk)
  const heavy = []
  try {
    await office.signIn('менеджер')
    await office.ask('POST', '/demo-orders', { on: true, per_minute: 20 })
    say(`Demo guests order for ${guestsMs / 1_000} s.`)
    await office.page.waitForTimeout(guestsMs)
    await office.ask('POST', '/demo-orders', { on: false })
    await work(office)
    const wanted = Object.entries(pictures).filter(
      ([name]) => process.argv.length < 3 || process.argv.includes(name),
    )
    for (const [name, draw] of wanted) {
      await office.page.setViewportSize(desk)
      await draw(office)
      const picture = await office.picture()
      writeFileSync(`${folder}/${name}.webp`, picture)
      say(`${name}: ${(picture.length / 1024).toFixed(0)} KB`)
      if (picture.length > mostBytes) heavy.push(name)
    }
  } finally {
    await office.close()
    await shop.close()
  }
  for (const name of heavy) say(`${name} is heavier than ${mostBytes / 1024} KB.`)
  return heavy.length === 0 ? 0 : 1
})
