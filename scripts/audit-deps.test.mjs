import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { inRoot } from './steps/root.mjs'
import { run } from './steps/run.mjs'

const open = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** A registry on a port, and which packages it was asked about. */
async function registry(reply) {
  const requested = new Set()
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isPacked = request.headers['content-encoding'] === 'gzip'
    const names = request.url.endsWith('/bulk') ? JSON.parse(isPacked ? gunzipSync(body) : body) : {}
    for (const name of Object.keys(names)) requested.add(name)
    const { status, json } = reply(request.url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  open.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { requested, address: `http://127.0.0.1:${server.address().port}/` }
}

const audit = (address) =>
  run(process.execPath, [inRoot('scripts/audit-deps.mjs')], {
    quiet: true,
    env: { npm_config_registry: address, npm_config_fetch_retries: '0' },
  })

it('ends well where the registry knows of nothing, and asks about what a shop runs and no tool', async () => {
  const { requested, address } = await registry(() => ({ status: 200, json: {} }))
  const { code, output } = await audit(address)

  expect(output).toContain('Nothing is known')
  expect(code).toBe(0)
  expect([...requested]).toEqual(expect.arrayContaining(['pg', 'sharp', 'react', 'maplibre-gl']))
  expect([...requested]).not.toContain('vitest')
  expect([...requested]).not.toContain('playwright')
}, 60_000)

it('names a hole and ends with 1', async () => {
  const hole = {
    id: 1,
    url: 'https://example.org/1',
    title: 'Words turn into queries',
    severity: 'high',
    vulnerable_versions: '<999',
    cwe: [],
    cvss: { score: 0, vectorString: null },
  }
  const { address } = await registry((url) =>
    url.endsWith('/bulk') ? { status: 200, json: { pg: [hole] } } : { status: 404, json: {} },
  )
  const { code, output } = await audit(address)

  expect(output).toContain('high: pg')
  expect(output).toContain('Words turn into queries')
  expect(code).toBe(1)
}, 60_000)

it('says so and ends with 2 where the registry does not tell: silence is no good news', async () => {
  const { address } = await registry(() => ({ status: 405, json: {} }))
  const { code, output } = await audit(address)

  expect(output).toContain('Not known')
  expect(code).toBe(2)
}, 60_000)
