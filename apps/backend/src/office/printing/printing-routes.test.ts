import { beforeEach, describe, expect, it } from 'vitest'
import { acceptInTest } from '../../testing/accept-in-test.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { deliveryOrder, pickupOrder, type WireOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

const KITCHEN = '/api/office/v1/kitchens/1'
const printers = [
  { id: 'counter', kitchen: 1, name: 'Касса', kind: 'browser', width: 80, prints: ['receipt'] },
  { id: 'pizza', kitchen: 1, name: 'Печь', kind: 'escpos', width: 58, station: 'hot' },
  { id: 'net', kitchen: 1, name: 'Бар', kind: 'cloudprnt', width: 80, station: 'bar' },
]
const stations = [
  { id: 'hot', kitchen: 1, name: 'Печь', categories: [20] },
  { id: 'bar', kitchen: 1, name: 'Бар', categories: [30] },
]

// biome-ignore lint/suspicious/noExplicitAny: what a browser reads.
type Json = any
let shop: TestShop
let cookie: string

beforeEach(async () => {
  shop = await openShop({
    business: (business) => void Object.assign(business, { 'office.json': { printers, stations } }),
  })
  cookie = await signIn(shop, 'manager')
})

const json = async (response: Promise<Response>): Promise<Json> => (await response).json()
const send = (path: string, body: object) => shop.send('POST', `${KITCHEN}${path}`, body, { cookie })
const station = (holder: string, more: object = {}) => send('/print-station', { holder, ...more })
const claim = async (holder: string): Promise<Json[]> =>
  (await json(send('/print-jobs/claim', { holder }))).documents
const tell = (id: string, holder: string, fault: string | null = null) =>
  json(shop.send('POST', `/api/office/v1/print-jobs/${id}/result`, { holder, fault }, { cookie }))
const view = () => json(shop.get(`${KITCHEN}/printing`, { cookie }))
const accepted = async (body: WireOrder = pickupOrder()) => {
  const wire = await placed(shop, body)
  await acceptInTest(shop, wire.id)
  return wire
}
const later = (seconds: number) =>
  shop.setClock(new Date(shop.clock().getTime() + seconds * 1_000).toISOString())
const texts = (document: Json): string =>
  document.blocks.map(({ text = '', right = '' }: Json) => `${text} ${right}`.trim()).join('\n')

describe('the page that prints', () => {
  it('is one a kitchen, until another takes over or it is gone', async () => {
    expect((await station('a', { label: 'Касса' })).status).toBe(200)
    const other = await station('b')
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({
      code: 'somebody_prints',
      message: 'Печатает уже другой экран: Касса',
    })
    expect((await station('b', { take_over: true })).status).toBe(200)
    expect((await send('/print-jobs/claim', { holder: 'a' })).status).toBe(409)
    later(61)
    expect((await station('a')).status).toBe(200)
    expect((await view()).station.holder).toBe('a')
    const leave = { holder: 'a' }
    expect((await shop.send('DELETE', `${KITCHEN}/print-station`, leave, { cookie })).status).toBe(204)
    expect((await view()).station).toBeNull()
  })

  it('prints what enters the kitchen once, on each printer what is its own', async () => {
    await accepted()
    later(1)
    await station('a')
    expect(await claim('a')).toEqual([])
    later(1)
    const wire = await accepted(deliveryOrder({ comment: 'Позвоните', expected_total: null }))
    const documents = await claim('a')
    expect(documents.map(({ job, width, way }) => [job.printer, job.kind, width, way])).toEqual(
      expect.arrayContaining([
        ['counter', 'receipt', 80, 'browser'],
        ['pizza', 'ticket', 58, 'escpos'],
      ]),
    )
    expect(documents).toHaveLength(2)
    const [ticket, receipt] = ['ticket', 'receipt'].map((kind) =>
      documents.find(({ job }) => job.kind === kind),
    )
    expect(texts(ticket)).toContain('2 × Маргарита')
    expect(texts(ticket)).toContain('Комментарий: Позвоните')
    expect(texts(ticket)).not.toContain('КОПИЯ')
    expect(texts(receipt)).toMatch(/Проба[\s\S]+Садовая улица, 14[\s\S]+ИТОГО 900\u202F₽[\s\S]+К ОПЛАТЕ/)
    expect(texts(receipt)).toContain(`Заказ № ${wire.number}`)
    expect(ticket.bytes.length).toBeGreaterThan(100)
    expect(receipt.bytes).toBeUndefined()
    for (const { job } of documents)
      expect(await tell(job.id, 'a')).toMatchObject({ state: 'printed', printed_at: expect.any(String) })
    later(120)
    expect(await claim('a')).toEqual([])
  })

  it('prints again as a copy', async () => {
    const wire = await accepted()
    later(1)
    await station('a')
    const print = () => json(send('/print-jobs', { order: wire.id, kind: 'ticket', printer: 'pizza' }))
    const first = await print()
    expect(first).toMatchObject({ state: 'waiting', number: wire.number, printer_name: 'Печь' })
    await claim('a')
    await tell(first.id, 'a')
    expect(await print()).toMatchObject({ copy: true })
    const [again] = await claim('a')
    expect(texts(again)).toMatch(/^КОПИЯ/)
    const shown = await json(shop.get(`/api/office/v1/print-jobs/${first.id}`, { cookie }))
    expect(texts(shown)).not.toContain('КОПИЯ')
  })

  it('that was lost leaves its claim to run out: it comes again as a copy, and in the end somebody must look', async () => {
    const wire = await accepted()
    later(1)
    await station('a')
    await send('/print-jobs', { order: wire.number, kind: 'ticket' })
    expect(await claim('a')).toHaveLength(1)
    expect(await claim('a')).toEqual([])
    for (const _ of [2, 3]) {
      later(60)
      expect(texts((await claim('a'))[0])).toContain('КОПИЯ')
    }
    later(60)
    expect(await claim('a')).toEqual([])
    const { jobs, stuck } = await view()
    expect([jobs[0].state, jobs[0].fault, stuck]).toEqual(['failed', 'lost', 1])
    const again = await json(
      shop.send('POST', `/api/office/v1/print-jobs/${jobs[0].id}/again`, {}, { cookie }),
    )
    expect(again.state).toBe('waiting')
    expect(await claim('a')).toHaveLength(1)
  })

  it('rings on the boards for what did not come out', async () => {
    const wire = await accepted()
    later(1)
    await station('a')
    const { id } = await json(send('/print-jobs', { order: wire.id, kind: 'ticket', printer: 'pizza' }))
    await claim('a')
    expect(await tell(id, 'a', 'no_paper')).toMatchObject({ state: 'failed', fault: 'no_paper' })
    const events = await shop.db.sql
      .selectFrom('realtime_events')
      .select(['channel', 'data'])
      .where('event', '=', 'print')
      .execute()
    expect(events.at(-1)).toEqual({
      channel: 'private-office-1',
      data: JSON.stringify({ id, kitchen: 1, state: 'failed', fault: 'no_paper' }),
    })
  })

  it('of another kitchen has nothing to print here', async () => {
    const wire = await accepted()
    const job = await json(send('/print-jobs', { order: wire.id, kind: 'receipt' }))
    const foreign = await signIn(shop, 'kitchen', [2])
    const asForeign = { cookie: foreign }
    expect((await shop.get(`${KITCHEN}/printing`, asForeign)).status).toBe(404)
    expect((await shop.get(`/api/office/v1/print-jobs/${job.id}`, asForeign)).status).toBe(404)
    expect(
      (await shop.send('POST', `${KITCHEN}/print-jobs`, { order: wire.id, kind: 'ticket' }, asForeign))
        .status,
    ).toBe(404)
  })
})

/** A printer as Star's protocol has it: it polls, fetches in the first type offered, and confirms. */
function starPrinter(address: string) {
  const path = new URL(address).pathname
  const ask = (method: string, search = '', body?: object) =>
    shop.backend.fetch(
      new Request(`http://shop${path}${search}`, {
        method,
        headers: { 'user-agent': 'Star mC-Print3', 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  const mac = '00:11:62:0d:0a:0b'
  return {
    poll: async (statusCode = '200%20OK', more: object = {}): Promise<Json> =>
      (
        await ask('POST', '', {
          status: '23 6 0 0 0 0 0 0 0',
          printerMAC: mac,
          uniqueID: null,
          statusCode,
          printingInProgress: false,
          clientAction: null,
          ...more,
        })
      ).json(),
    fetch: (type: string, token: string) =>
      ask('GET', `?uid=1&mac=${mac}&type=${encodeURIComponent(type)}&token=${token}`),
    confirm: (code: string, token: string) =>
      ask('DELETE', `?uid=1&mac=${mac}&code=${encodeURIComponent(code)}&token=${token}`),
  }
}

describe('a network printer', () => {
  const withJuice = { ...pickupOrder({ lines: [{ product_id: 2, count: 2 }], expected_total: null }) }
  const address = async (): Promise<string> => {
    const { printers: all } = await view()
    return all.find(({ id }: Json) => id === 'net').address
  }

  it('polls, fetches and confirms by its own secret address', async () => {
    const printer = starPrinter(await address())
    expect(await printer.poll()).toEqual({ jobReady: false })
    later(5)
    const wire = await accepted(withJuice)
    const offer = await printer.poll()
    expect(offer).toMatchObject({ jobReady: true, deleteMethod: 'DELETE', jobToken: expect.any(String) })
    const [type] = offer.mediaTypes
    const response = await printer.fetch(type, offer.jobToken)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.star.starprnt',
    ])
    const bytes = new TextDecoder('ibm866').decode(await response.arrayBuffer())
    expect(bytes).toContain('2 x Сок')
    expect(bytes).toContain(wire.number)
    const plain = await printer.fetch('text/plain', offer.jobToken)
    expect(await plain.text()).toContain('2 × Сок')
    expect((await printer.fetch('image/png', offer.jobToken)).status).toBe(415)
    expect((await printer.poll()).jobToken).toBe(offer.jobToken)
    expect((await printer.confirm('200 OK', offer.jobToken)).status).toBe(200)
    expect(await printer.poll()).toEqual({ jobReady: false })
    expect((await view()).jobs).toMatchObject([{ state: 'printed', printer: 'net' }])
    expect((await printer.fetch(type, offer.jobToken)).status).toBe(404)
  })

  it('out of paper is told of, and prints when there is some again', async () => {
    const printer = starPrinter(await address())
    await printer.poll()
    later(5)
    await accepted(withJuice)
    const { jobToken } = await printer.poll()
    await printer.fetch('text/plain', jobToken)
    await printer.confirm('410 Out of paper', jobToken)
    const { printers: all, jobs } = await view()
    expect(all.find(({ id }: Json) => id === 'net').fault).toBe('no_paper')
    expect(jobs).toMatchObject([{ state: 'waiting', fault: 'no_paper' }])
    expect(await printer.poll('410%20Out%20of%20paper')).toEqual({ jobReady: false })
    later(5)
    expect(await printer.poll()).toMatchObject({ jobReady: true, jobToken })
    await printer.confirm('OK', jobToken)
    expect((await view()).jobs).toMatchObject([{ state: 'printed' }])
  })

  it('that cannot read a job leaves it to somebody, and one that prints is given no other', async () => {
    const printer = starPrinter(await address())
    await printer.poll()
    later(5)
    await accepted(withJuice)
    expect(await printer.poll('200%20OK', { printingInProgress: true })).toEqual({ jobReady: false })
    const { jobToken } = await printer.poll()
    await printer.confirm('511 Media decoding error', jobToken)
    expect((await view()).jobs).toMatchObject([{ state: 'failed', fault: 'other' }])
  })

  it('is nobody under another address, and its address is for those who set up the office alone', async () => {
    const stranger = starPrinter('http://shop/api/office/v1/cloudprnt/guessed')
    expect(await stranger.poll()).toMatchObject({ code: 'not_found' })
    expect((await stranger.fetch('text/plain', 'x')).status).toBe(404)
    expect((await stranger.confirm('OK', 'x')).status).toBe(404)
    const cook = await signIn(shop, 'kitchen')
    expect(JSON.stringify(await json(shop.get(`${KITCHEN}/printing`, { cookie: cook })))).not.toContain(
      'cloudprnt/',
    )
    const secret = (await address()).split('/').at(-1) ?? ''
    expect(secret.length).toBeGreaterThan(40)
    expect(
      JSON.stringify(await shop.db.sql.selectFrom('printer_states').selectAll().execute()),
    ).not.toContain(secret)
  })
})

it('a kitchen without printers prints on whatever the page has', async () => {
  const plain = await openShop()
  const own = { cookie: await signIn(plain, 'manager') }
  await plain.send('POST', `${KITCHEN}/print-station`, { holder: 'a' }, own)
  const wire = await placed(plain, pickupOrder())
  await acceptInTest(plain, wire.id)
  const { documents } = await json(plain.send('POST', `${KITCHEN}/print-jobs/claim`, { holder: 'a' }, own))
  expect(documents).toMatchObject([{ width: 80, way: 'browser', job: { kind: 'ticket' } }])
})
