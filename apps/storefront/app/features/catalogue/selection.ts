import { type Filter, filterCount, noFilter, PRODUCT_ORDERS, type ProductOrder } from '@samobranka/rules'
import { pageParameter, readParameter, readParameters } from '../../routing/page-input.ts'

const FROM = pageParameter('from')
const TO = pageParameter('to')
const BADGE = pageParameter('badge')
const ATTRIBUTE = pageParameter('attr')
const SORT = pageParameter('sort')

/** What of a category is shown, and in which order. */
export interface Selection {
  readonly filter: Filter
  readonly order: ProductOrder
}

export const WHOLE: Selection = { filter: noFilter, order: 'published' }

const MINOR = 100

/** From the address, so that a filtered page can be shared, reloaded and gone back to. */
export function readSelection(query: URLSearchParams): Selection {
  const sort = readParameter(query, SORT)
  const order = PRODUCT_ORDERS.find((one) => one === sort) ?? 'published'
  const attributes = readParameters(query, ATTRIBUTE).flatMap((text) => {
    const split = text.indexOf(':')
    return split > 0 ? { name: text.slice(0, split), value: text.slice(split + 1) } : []
  })
  return {
    order,
    filter: {
      priceFrom: readPrice(readParameter(query, FROM)),
      priceTo: readPrice(readParameter(query, TO)),
      badges: [...new Set(readParameters(query, BADGE))],
      attributes,
    },
  }
}

/** The same address with another selection; what else stands in it stays. */
export function writeSelection({ filter, order }: Selection, search: string): string {
  const query = new URLSearchParams(search)
  for (const key of [FROM, TO, BADGE, ATTRIBUTE, SORT]) query.delete(key)
  if (filter.priceFrom !== null) query.set(FROM, String(filter.priceFrom / MINOR))
  if (filter.priceTo !== null) query.set(TO, String(filter.priceTo / MINOR))
  for (const badge of filter.badges) query.append(BADGE, badge)
  for (const { name, value } of filter.attributes) query.append(ATTRIBUTE, `${name}:${value}`)
  if (order !== 'published') query.set(SORT, order)
  return query.size > 0 ? `?${query}` : ''
}

export function isWhole({ filter, order }: Selection): boolean {
  return filterCount(filter) === 0 && order === 'published'
}

function readPrice(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return text !== '' && Number.isFinite(value) && value >= 0 ? Math.round(value * MINOR) : null
}
