import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'
import { deliveryOrder, pickupOrder } from '../testing/order-body.ts'
import { quote } from '../testing/order-calls.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const MEGABYTE = 1_048_576
const long = (at: number, sign: string) => `${at}${sign.repeat(900_000 / Buffer.byteLength(sign))}`

/** What is alive: strings of their own, too, which stand beside the heap. */
function alive(): number {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MEGABYTE
}

it('sixty phones and sixty addresses of 900 KB leave nothing behind', async () => {
  const shop = await openShop()
  const ask = async (at: number) => {
    const address = { ...deliveryOrder().address, address: long(at, 'у') }
    const bodies = [
      pickupOrder({ customer: { name: 'А', phone: long(at, '9') } }),
      deliveryOrder({ address }),
    ]
    for (const body of bodies) expect((await quote(shop, body)).status).toBe(422)
  }
  for (let at = 0; at < 5; at += 1) await ask(at)
  const before = alive()
  for (let at = 5; at < 65; at += 1) await ask(at)
  // Each was kept once and more: a hundred megabytes.
  expect(alive() - before).toBeLessThan(20)
})

it('two thousand short ones that nobody had before leave no more than their room', async () => {
  const shop = await openShop()
  const ask = async (at: number) => {
    const address = { ...deliveryOrder().address, address: `улица ${at} ${'д.1,'.repeat(60)}` }
    await quote(
      shop,
      deliveryOrder({ address, customer: { name: 'А', phone: `+7 ${at} ${'9'.repeat(30)}` } }),
    )
  }
  for (let at = 0; at < 200; at += 1) await ask(at)
  const before = alive()
  for (let at = 200; at < 2_500; at += 1) await ask(at)
  expect(alive() - before).toBeLessThan(20)
})
