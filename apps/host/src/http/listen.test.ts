import { request } from 'node:http'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const get = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request(url, { agent: false }, (res) => {
      let body = ''
      res.on('data', (chunk) => {
        body += chunk
      })
      res.on('end', () => resolve(body))
      res.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })

it('finishes what is under way before it closes', async () => {
  let finish: (() => void) | undefined
  const shop = await listen(
    (_req, res) => {
      finish = () => res.end('served')
    },
    0,
    '127.0.0.1',
  )
  const visit = get(shop.url)
  await expect.poll(() => finish).toBeDefined()
  const closing = shop.close(5_000)
  await expect(get(shop.url)).rejects.toThrow('ECONNREFUSED')
  finish?.()
  expect(await visit).toBe('served')
  await closing
})

it('does not wait for ever', async () => {
  let came = false
  const shop = await listen(
    () => {
      came = true
    },
    0,
    '127.0.0.1',
  )
  const visit = get(shop.url)
  const failed = expect(visit).rejects.toThrow()
  await expect.poll(() => came).toBe(true)
  await shop.close(20)
  await failed
})

it('prints an address that can be opened', async () => {
  const shop = await listen((_req, res) => res.end(), 0, '0.0.0.0')
  expect(shop.url).toMatch(/^http:\/\/localhost:\d+$/)
  await shop.close(0)
})
