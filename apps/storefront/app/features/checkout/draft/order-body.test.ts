import { EMPTY_CART } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../place/index.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { orderBodyOf, type Wish } from './order-body.ts'

const address = {
  id: null,
  line: 'Озёрск, Садовая улица, 14',
  flat: '5',
  entrance: '1',
  floor: '2',
  privateHouse: false,
  doorCode: '',
  leaveAtDoor: false,
  name: '',
  comment: '',
  point: null,
}
const home: Place = {
  deliveryType: 'flat_rate',
  warehouseId: 1,
  zoneId: 1,
  pickupPointId: null,
  address,
  express: true,
  title: 'Садовая, 14',
}
const wish = (over: Partial<Wish> = {}): Wish => ({
  draft: { ...EMPTY_DRAFT, name: ' Пётр ', changeFrom: '2 000' },
  phone: ' +7 916 000-00-01 ',
  way: 'flat_rate',
  cart: { ...EMPTY_CART, peopleCount: 3 },
  place: home,
  takeDate: '06.03.2026',
  takeTime: 'asap',
  payment: 'cod',
  tips: 0,
  ...over,
})

describe('the body of an order', () => {
  it('of a delivery goes to the address of the chosen place', () => {
    expect(orderBodyOf(wish())).toMatchObject({
      deliveryType: 'flat_rate',
      warehouseId: 1,
      address,
      express: true,
      peopleCount: 3,
      changeFrom: 200_000,
      customer: { name: 'Пётр', phone: '+7 916 000-00-01' },
      booking: null,
    })
  })

  it('takes no place of another way: nobody fetches an order from his own home', () => {
    const body = orderBodyOf(wish({ way: 'local_pickup' }))
    expect(body).toMatchObject({ warehouseId: null, pickupPointId: null, address: null, express: false })
  })

  it('asks for change only where it is paid in cash', () => {
    expect(orderBodyOf(wish({ payment: 'online' })).changeFrom).toBeNull()
  })

  it('tells the kitchen of the allergy, and a dish of its own note only', () => {
    const rolls = { productId: 1101, variationId: null, supplements: [], count: 2 }
    const large = { ...rolls, variationId: 3, count: 1 }
    const draft = { ...EMPTY_DRAFT, allergy: ' орехи ', notes: { '1101/3/': ' без соуса ', '9//': 'остро' } }
    const body = orderBodyOf(wish({ draft, cart: { ...EMPTY_CART, lines: [rolls, large] } }))
    expect(body.allergy).toBe('орехи')
    expect(body.lines).toEqual([
      { ...rolls, note: '' },
      { ...large, note: 'без соуса' },
    ])
  })

  it('of a table has guests and a wish instead of people', () => {
    const place = { ...home, deliveryType: 'lounge', address: null } as const
    const draft = { ...EMPTY_DRAFT, guests: 5, tableZone: 'У окна' }
    expect(orderBodyOf(wish({ way: 'lounge', place, draft, takeTime: '19:00-19:30' }))).toMatchObject({
      peopleCount: 5,
      booking: { people: 5, tableZone: 'У окна' },
      takeTime: '19:00-19:30',
    })
  })
})
