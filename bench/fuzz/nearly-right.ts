import fc from 'fast-check'
import { type AnyCall, hostile } from '../../apps/backend/src/testing/any-call.ts'
import { orderBody } from '../measure/shop-orders.ts'

type Path = readonly (string | number)[]

/** An order as customers send it with one value replaced: what is wholly wrong never gets past the parsing. */
export function nearlyRight(
  { path }: { readonly path: string },
  products: readonly number[],
): fc.Arbitrary<AnyCall>[] {
  if (!/checkout\/v1\/(quote|orders)$/.test(path)) return []
  const order = fc.nat({ max: 10_000 }).map((n) => ({
    ...JSON.parse(orderBody(n, products)),
    promocode: '',
    comment: 'Без звонка',
    booking: { people: 2 },
    tips: '50',
    bonuses: '0',
  }))
  return [
    fc.tuple(order, fc.nat(), hostile, fc.uuid()).map(([right, which, wrong, key]) => {
      const places = [...placesOf(right, [])]
      const place = places[which % places.length] ?? []
      return {
        path,
        body: JSON.stringify(replaced(right, place, wrong)) ?? '',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      }
    }),
  ]
}

function* placesOf(value: unknown, at: Path): Generator<Path> {
  yield at
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) yield* placesOf(one, [...at, key])
}

function replaced(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? replaced(one, rest, wrong) : one))
  const own = value as Record<string | number, unknown>
  return { ...own, [key]: replaced(own[key], rest, wrong) }
}
