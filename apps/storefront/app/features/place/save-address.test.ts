import type { Address } from '@samobranka/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAccount } from '../account/index.ts'
import { saveAddress } from './save-address.ts'

const saved: Address = {
  id: 7,
  line: 'Озёрск, Садовая улица, 14',
  flat: '5',
  entrance: '1',
  floor: '2',
  privateHouse: false,
  doorCode: '5К1234',
  leaveAtDoor: false,
  name: 'Дом',
  comment: '',
  point: null,
}
const anna = { id: 501, phone: '', name: 'Анна', email: '', birth: null, referralCode: '' }
const requests: { method: string; body: unknown }[] = []

beforeEach(() => {
  requests.length = 0
  useAccount.setState({ customer: anna, addresses: [saved] })
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } })
  vi.stubGlobal('fetch', async (_input: Request | string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}'))
    requests.push({ method: init?.method ?? 'GET', body })
    return Response.json({ ...body.data, id: 7 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what was said last of the same door', async () => {
  await saveAddress({ ...saved, id: null, doorCode: '9К', leaveAtDoor: true })
  expect(requests).toMatchObject([
    { method: 'PUT', body: { data: { door_code: '9К', leave_at_door: true, name: 'Дом' } } },
  ])
  expect(useAccount.getState().addresses).toMatchObject([{ id: 7, doorCode: '9К', leaveAtDoor: true }])
})

it('keeps what it knew where nothing was said, or the same', async () => {
  await saveAddress({ ...saved, id: null, doorCode: '' })
  await saveAddress({ ...saved, id: null })
  expect(requests).toEqual([])
})

it('takes another flat as another address', async () => {
  await saveAddress({ ...saved, id: null, flat: '6' })
  expect(requests).toMatchObject([{ method: 'POST', body: { data: { flat: '6' } } }])
})
