import type { Address, OrderBody } from '@samobranka/contract'
import type { CartLine, DeliveryType, Money } from '@samobranka/rules'

/** An order while it is said on the phone. */
export interface Draft {
  readonly phone: string
  readonly name: string
  readonly way: Extract<DeliveryType, 'flat_rate' | 'local_pickup'>
  /** Where it is fetched; a delivery goes by its zone. */
  readonly kitchen: number | null
  readonly address: Address
  readonly takeDate: string | null
  readonly takeTime: string
  readonly lines: readonly CartLine[]
  readonly paymentMethod: string
  readonly changeFrom: Money | null
  readonly peopleCount: number
  readonly comment: string
}

export const NO_ADDRESS: Address = {
  id: null,
  line: '',
  flat: '',
  entrance: '',
  floor: '',
  privateHouse: false,
  doorCode: '',
  leaveAtDoor: false,
  name: '',
  comment: '',
  point: null,
}

export const newDraft = (begun: Partial<Draft> = {}): Draft => ({
  phone: '',
  name: '',
  way: 'flat_rate',
  kitchen: null,
  address: NO_ADDRESS,
  takeDate: null,
  takeTime: 'asap',
  lines: [],
  paymentMethod: '',
  changeFrom: null,
  peopleCount: 1,
  comment: '',
  ...begun,
})

/** The same as the calls ask it. */
export function draftBody(draft: Draft, expectedTotal: Money | null = null): OrderBody {
  const { phone, name, way, kitchen, address, lines, comment, changeFrom, ...rest } = draft
  const isDelivery = way === 'flat_rate'
  return {
    ...rest,
    deliveryType: way,
    warehouseId: kitchen,
    pickupPointId: null,
    address: isDelivery && address.line.trim() !== '' ? address : null,
    express: false,
    booking: null,
    lines,
    coupons: [],
    promocode: null,
    gifts: [],
    bonuses: 0,
    tips: 0,
    changeFrom,
    customer: { name: name.trim(), phone },
    comment: comment.trim(),
    expectedTotal,
  }
}

type LineKey = Pick<CartLine, 'productId' | 'variationId' | 'supplements'>
const keyOf = ({ productId, variationId, supplements }: LineKey): string =>
  JSON.stringify([
    productId,
    variationId,
    supplements.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
  ])

/** One more of what is there already, or a line of its own. */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const same = lines.findIndex((line) => keyOf(line) === keyOf(added))
  if (same === -1) return [...lines, added]
  return lines.map((line, place) => (place === same ? { ...line, count: line.count + added.count } : line))
}

/** So many of the line at that place; none: it is gone. */
export const countLine = (lines: readonly CartLine[], at: number, count: number): readonly CartLine[] =>
  count <= 0
    ? lines.filter((_, place) => place !== at)
    : lines.map((line, place) => (place === at ? { ...line, count } : line))
