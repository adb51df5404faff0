export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
const mostKnown = 200

/** The best encoding a visitor takes. Browsers send a handful of headers, so the answers are remembered. */
export function negotiateEncoding(accepted: string | undefined | null): Encoding {
  if (!accepted) return 'identity'
  const remembered = known.get(accepted)
  if (remembered) return remembered
  const answer = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity'
  // Made-up headers must not fill the memory.
  if (known.size < mostKnown) known.set(accepted, answer)
  return answer
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
