import { cartLine, type Problem, read } from '@samobranka/contract'
import { lineKey, MINOR_UNITS } from '@samobranka/rules'
import type { Trouble } from './trouble.ts'

/** The data of a problem crosses the border as it was written; it is read here, and nowhere else. */
export function readTrouble({ code, message, data }: Problem): Trouble {
  const isOperators = code === 'ordering_disabled' && data.why === 'popup'
  return {
    code,
    message,
    text: isOperators && message !== '' ? message : null,
    missing: data.missing === undefined ? null : Math.round(Number(data.missing) * MINOR_UNITS),
    goods: goodsIn(data.lines, code === 'items_unavailable'),
    fields: textsIn(data.fields),
    reason: String(data.reason ?? data.why ?? ''),
    couponId: typeof data.id === 'number' ? data.id : null,
    couponCode: typeof data.code === 'string' ? data.code : '',
    available: textsIn(data.available),
  }
}

function goodsIn(wire: unknown, allGone: boolean): Trouble['goods'] {
  if (!Array.isArray(wire)) return []
  return wire.flatMap((each) => {
    // None left is no count of an order: the line is read with one in its place.
    const reading = read(cartLine, { ...each, count: 1 })
    return reading.ok ? [{ key: lineKey(reading.value), left: allGone ? 0 : Number(each.count ?? 0) }] : []
  })
}

const textsIn = (wire: unknown): readonly string[] => (Array.isArray(wire) ? wire.map(String) : [])
