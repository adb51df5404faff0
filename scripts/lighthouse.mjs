import { mkdirSync } from 'node:fs'
import { openBarePage } from './measure/bare-page.mjs'
import { findLighthouse, runLighthouse } from './measure/lighthouse.mjs'
import { middleRun } from './measure/middle-run.mjs'
import { missesOf } from './measure/page-budget.mjs'
import { openTracer } from './measure/page-trace.mjs'
import { undisturbed } from './measure/undisturbed.mjs'
import { findChromium } from './steps/chromium.mjs'
import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { openShop } from './steps/shop-process.mjs'

const pageTypes = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka', 'restoran']
const pages = {
  home: '/',
  category: '/menu/pizza',
  product: '/menu/pizza?product_id=1001',
  checkout: '/order',
}
const results = inRoot('.cache', 'lighthouse')

const row = (cells) => `| ${cells.join(' | ')} |`

function lineOf(type, page, measured, verdict) {
  const { scores, largestPaint, blocking, everyBlocking, shift, disturbed } = measured
  const runs = everyBlocking.map(Math.round).join(', ') + (disturbed > 0 ? `; ${disturbed} disturbed` : '')
  const busy = `${Math.round(blocking)} ms (${runs})`
  const figures = [`${(largestPaint / 1000).toFixed(2)} s`, busy, shift.toFixed(3)]
  return row([type, page, ...(scores ?? ['–', '–', '–', '–']), ...figures, verdict])
}

function verdictOn(measured) {
  const misses = missesOf(measured)
  return misses.length > 0 ? `MISS ${misses.join(', ')}` : 'pass'
}

/** What of a list was named on the command line; all of it when nothing was. */
function namedOf(known) {
  const named = known.filter((name) => process.argv.includes(name))
  return named.length > 0 ? named : known
}

/** Lighthouse where it can be had; the browser's own word on the same phone where it cannot. */
async function openMeter(chromium) {
  const lighthouse = await findLighthouse()
  if (lighthouse) {
    return {
      close: async () => undefined,
      measure: (url, pageType, name) =>
        runLighthouse(lighthouse, { url, pageType, chromium, report: `${results}/${name}.json` }),
    }
  }
  say('Lighthouse is neither installed nor to be fetched: no scores, but LCP, TBT and CLS by our own trace.')
  const tracer = await openTracer(chromium)
  return { close: tracer.close, measure: (url, pageType) => tracer.trace(url, { page_type: pageType }) }
}

/** What Chromium can unpack: a page is kept in each packing apart. */
const unpacks = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * The first visitor of a page waits for it and its pictures to be made, and when there is a second it is packed anew, and
 * better. The measured one comes after them: the shop shares its processor with the browser, which it does nowhere else.
 */
async function visit(url, pageType) {
  const headers = { ...unpacks, cookie: `page_type=${pageType}` }
  await (await fetch(url, { headers })).arrayBuffer()
  const page = await fetch(url, { headers })
  const pictures = (await page.text()).match(/\/images\/[^"\s,]+\.(?:avif|webp)/g) ?? []
  for (const picture of new Set(pictures)) await (await fetch(new URL(picture, url))).arrayBuffer()
}

/** Visited before every run: what is kept may have grown old since the last. */
const measurer = (meter, url, pageType, name) => () =>
  undisturbed(async () => {
    await visit(url, pageType)
    return meter.measure(url, pageType, name)
  })

/** What this machine makes of a page with nothing but cards on it: figures of another hour are not comparable. */
async function measureBare(meter, shop) {
  const bare = await openBarePage(shop.url)
  try {
    const measured = await middleRun(measurer(meter, bare.url, 'cat1', 'bare'))
    console.log(lineOf('bare', '120 cards', measured, 'reference'))
  } finally {
    await bare.close()
  }
}

/**
 * `npm run lighthouse`: every measured page of every page type, three to five times, and no 0 in the end unless all reach
 * their budget; `-- cat1 samokat` takes some types only, `-- cat1 home` one page of one.
 */
await command(async () => {
  const types = namedOf(pageTypes)
  const names = namedOf(Object.keys(pages))
  let missed = 0
  await setUp({ tests: true })
  mkdirSync(results, { recursive: true })
  const chromium = await findChromium()
  const shop = await openShop(`${results}/shop.log`)
  const meter = await openMeter(chromium)
  try {
    console.log(row(['Type', 'Page', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS', '']))
    console.log(row(Array(10).fill('---')))
    await measureBare(meter, shop)
    for (const type of types) {
      for (const page of names) {
        const url = shop.url + pages[page]
        const measured = await middleRun(measurer(meter, url, type, `${type}-${page}`))
        console.log(lineOf(type, page, measured, verdictOn(measured)))
        if (missesOf(measured).length > 0) missed += 1
      }
    }
  } finally {
    await meter.close()
    await shop.close()
  }
  const all = types.length * names.length
  say(`${all - missed} of ${all} pages reach their budget. Reports: ${results}`)
  return missed > 0 ? 1 : 0
})
