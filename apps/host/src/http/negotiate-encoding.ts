import { memoize } from './memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The packed ones, the smaller first: where a visitor likes both alike, it is what he gets. */
const packed = ['br', 'gzip'] as const

/** The encoding a visitor likes best. Browsers send a handful of headers, so the answers are remembered. */
export const negotiateEncoding = (accepted: string | undefined | null): Encoding =>
  accepted ? remembered(accepted) : 'identity'

const remembered = memoize((accepted): Encoding => {
  const weights = weightsOf(accepted)
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [first, second] = packed
  const best = weigh(second) > weigh(first) ? second : first
  return weigh(best) > 0 ? best : 'identity'
}, 64 * 1024)

function weightsOf(header: string): ReadonlyMap<string, number> {
  const weights = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return [name, weight ? Number(weight.slice(2)) || 0 : 1] as const
  })
  return new Map(weights)
}
