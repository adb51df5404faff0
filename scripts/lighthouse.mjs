import { mkdirSync, readFileSync } from 'node:fs'
import { findChromium } from './lib/chromium.mjs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'
import { openShop } from './lib/shop-process.mjs'

const pageTypes = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka', 'restoran']
const pages = { home: '/', category: '/menu/pizza', product: '/menu/pizza?product=1001', checkout: '/order' }
const results = inRoot('.cache', 'lighthouse')

/** One run of Lighthouse as a phone; it is fetched by npx, since nothing else of the shop needs it. */
async function measure(url, pageType, chromium, name) {
  const report = `${results}/${name}.json`
  const args = ['--yes', 'lighthouse@12', url, '--quiet', '--output=json', `--output-path=${report}`]
  const headers = JSON.stringify({ Cookie: `page_type=${pageType}` })
  const flags = [`--extra-headers=${headers}`, '--chrome-flags=--headless=new --no-sandbox']
  const { code, output } = await run('npx', [...args, ...flags], {
    quiet: true,
    env: { CHROME_PATH: chromium },
  })
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}: ${output.slice(-500)}`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const score = (key) => String(Math.round((categories[key]?.score ?? 0) * 100))
  return [
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    `${(audits['largest-contentful-paint'].numericValue / 1000).toFixed(2)} s`,
    `${Math.round(audits['total-blocking-time'].numericValue)} ms`,
    audits['cumulative-layout-shift'].numericValue.toFixed(3),
  ]
}

/** `npm run lighthouse`: every measured page of every page type; `-- cat1 samokat` takes some types only. */
await command(async () => {
  const asked = process.argv.slice(2).filter((type) => pageTypes.includes(type))
  await setUp()
  mkdirSync(results, { recursive: true })
  const chromium = await findChromium()
  const shop = await openShop(`${results}/shop.log`)
  try {
    console.log(
      '| Type | Page | Perf | A11y | Best | SEO | LCP | TBT | CLS |\n|---|---|---|---|---|---|---|---|---|',
    )
    for (const type of asked.length > 0 ? asked : pageTypes) {
      for (const [page, path] of Object.entries(pages)) {
        // The first visitor of a page waits for its pictures to be made; the measured one is the second.
        await fetch(shop.url + path, { headers: { cookie: `page_type=${type}` } })
        const figures = await measure(shop.url + path, type, chromium, `${type}-${page}`)
        console.log(`| ${[type, page, ...figures].join(' | ')} |`)
      }
    }
  } finally {
    await shop.close()
  }
  say(`Reports: ${results}`)
})
