import type { DeliveryType } from '@samobranka/rules'
import { parseJson } from '../../../routing/browser-storage.ts'

/** What the customer has filled in so far. */
export interface Draft {
  /** null until it is chosen here: then the place decides. */
  readonly way: DeliveryType | null
  /** Where a link of the shop led to; 0 when to no place in particular. */
  readonly kitchenId: number
  readonly name: string
  readonly phone: string
  /** Whose numbers need no plus; empty for those of the shop's own country. */
  readonly country: string
  readonly comment: string
  /** What must not be in any dish. */
  readonly allergy: string
  /** What is wished of a dish, by the key of its line. */
  readonly notes: Readonly<Record<string, string>>
  /** dd.mm.yyyy; empty for the first day that is offered. */
  readonly takeDate: string
  /** `asap`, `12:00-12:30`; empty for the first that is offered. */
  readonly takeTime: string
  readonly payment: string
  /** As it was typed. */
  readonly changeFrom: string
  /** Per cent of the goods. */
  readonly tips: number
  readonly guests: number
  readonly tableZone: string
}

export const EMPTY_DRAFT: Draft = {
  way: null,
  kitchenId: 0,
  name: '',
  phone: '',
  country: '',
  comment: '',
  allergy: '',
  notes: {},
  takeDate: '',
  takeTime: '',
  payment: '',
  changeFrom: '',
  tips: 0,
  guests: 2,
  tableZone: '',
}

export const DRAFT_KEY = 'samobranka:checkout'

/** Whatever stands in the storage: what has the right shape of it. */
export function readDraft(text: string | null): Draft {
  const kept = parseJson(text)
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
  const usable = entries.filter(([key, value]) => {
    if (key === 'way') return value === 'flat_rate' || value === 'local_pickup' || value === 'lounge'
    if (key === 'notes') return areNotes(value)
    const empty = EMPTY_DRAFT[key as keyof Draft]
    return empty !== undefined && typeof value === typeof empty
  })
  return { ...EMPTY_DRAFT, ...Object.fromEntries(usable) }
}

const areNotes = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/**
 * After an order: who orders, what he must not eat and how they pay and when is remembered, what belonged to this order
 * is not.
 */
export function afterOrder({ name, phone, country, allergy, payment, takeTime }: Draft): Draft {
  return { ...EMPTY_DRAFT, name, phone, country, allergy, payment, takeTime }
}
