import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { inRoot } from '../steps/root.mjs'
import { binPath, runOrFail } from '../steps/run.mjs'

/** A catalogue page as the budgets mean it. */
const count = 120
const built = inRoot('.cache', 'bare')
const types = { js: 'text/javascript', css: 'text/css', webp: 'image/webp', avif: 'image/avif' }

/**
 * The reference of the same run: `bench/bare`, a new React Router project with the shop's first goods, names and
 * pictures on one page and nothing else. Every answer is kept and packed: only the browser has work to do.
 */
export async function openBarePage(shop) {
  rmSync(built, { recursive: true, force: true })
  const options = { cwd: inRoot('bench', 'bare'), env: { NODE_ENV: 'production' } }
  await runOrFail('Building the bare page', binPath('react-router'), ['build'], options)
  const { createRequestHandler } = createRequire(inRoot('apps', 'storefront', 'package.json'))('react-router')
  const render = createRequestHandler(await import(`${built}/server/index.js`), 'production')
  const goods = await goodsOf(shop)
  const kept = new Map()

  async function answer(path) {
    if (path.startsWith('/images/')) return bytesOf(await fetch(shop + path))
    if (path.startsWith('/assets/')) return readFileSync(`${built}/client${path}`)
    return path === '/' ? bytesOf(await render(new Request('http://bare/'), { goods })) : null
  }

  const server = createServer(async ({ url = '/' }, response) => {
    const type = types[url.split('.').at(-1)] ?? 'text/html; charset=utf-8'
    const packed = !type.startsWith('image')
    const bytes = kept.get(url) ?? (await answer(url))
    if (!bytes) return response.writeHead(404).end()
    if (!kept.has(url)) kept.set(url, packed ? brotliCompressSync(bytes) : bytes)
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', url === '/' ? 'no-cache' : 'public, max-age=31536000, immutable')
    if (packed) response.setHeader('Content-Encoding', 'br')
    response.end(kept.get(url))
  })
  await new Promise((open) => server.listen(0, '127.0.0.1', open))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  }
}

const bytesOf = async (answer) => Buffer.from(await answer.arrayBuffer())

/** From the shop's page that has its whole menu. */
async function goodsOf(shop) {
  const page = await fetch(shop, { headers: { cookie: 'page_type=landing' } })
  const cards = (await page.text()).split('<article class="card"').slice(1, count + 1)
  return cards.map((card, index) => ({
    id: index,
    name: /aria-label="([^"]*)"/.exec(card)?.[1] ?? '',
    weight: /card-weight">([^<]*)/.exec(card)?.[1] ?? '',
    price: /class="price">([^<]*)/.exec(card)?.[1] ?? '',
    picture: /\/images\/[^" ]+ 320w/.exec(card)?.[0].slice(0, -' 320w'.length) ?? '',
  }))
}
