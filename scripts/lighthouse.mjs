import { mkdirSync } from 'node:fs'
import { findChromium } from './lib/chromium.mjs'
import { command } from './lib/command.mjs'
import { findLighthouse, runLighthouse } from './lib/lighthouse.mjs'
import { openTracer } from './lib/page-trace.mjs'
import { inRoot } from './lib/root.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'
import { openShop } from './lib/shop-process.mjs'

const pageTypes = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka', 'restoran']
const pages = {
  home: '/',
  category: '/menu/pizza',
  product: '/menu/pizza?product_id=1001',
  checkout: '/order',
}
const results = inRoot('.cache', 'lighthouse')

const row = (cells) => `| ${cells.join(' | ')} |`

function lineOf(type, page, { scores, largestPaint, blocking, shift }) {
  const figures = [`${(largestPaint / 1000).toFixed(2)} s`, `${Math.round(blocking)} ms`, shift.toFixed(3)]
  return row([type, page, ...(scores ?? ['–', '–', '–', '–']), ...figures])
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

/** `npm run lighthouse`: every measured page of every page type; `-- cat1 samokat` takes some types only. */
await command(async () => {
  const asked = process.argv.slice(2).filter((type) => pageTypes.includes(type))
  await setUp()
  mkdirSync(results, { recursive: true })
  const chromium = await findChromium()
  const shop = await openShop(`${results}/shop.log`)
  const meter = await openMeter(chromium)
  try {
    console.log(row(['Type', 'Page', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS']))
    console.log(row(Array(9).fill('---')))
    for (const type of asked.length > 0 ? asked : pageTypes) {
      for (const [page, path] of Object.entries(pages)) {
        // The first visitor of a page waits for its pictures to be made; the measured one is the second.
        await fetch(shop.url + path, { headers: { cookie: `page_type=${type}` } })
        console.log(lineOf(type, page, await meter.measure(shop.url + path, type, `${type}-${page}`)))
      }
    }
  } finally {
    await meter.close()
    await shop.close()
  }
  say(`Reports: ${results}`)
})
