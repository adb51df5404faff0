import type { Badge } from '@samobranka/rules'
import type { CSSProperties } from 'react'
import { readableOn } from '../../../ui/contrast.ts'

export function Badges({ badges, most }: { readonly badges: readonly Badge[]; readonly most?: number }) {
  if (badges.length === 0) return null
  return badges.slice(0, most).map((badge) => (
    <span key={badge.id} className="badge" style={colours(badge.color)}>
      {badge.name}
    </span>
  ))
}

/** A shop has a handful, on hundreds of cards. */
const known = new Map<string, CSSProperties | undefined>()

/** The operator's colour with the text that reads on it; without a colour, the page's own. */
function colours(color: string): CSSProperties | undefined {
  if (!known.has(color)) known.set(color, read(color))
  return known.get(color)
}

function read(color: string): CSSProperties | undefined {
  const text = readableOn(color)
  if (!text) return undefined
  return { '--badge': color, '--on-badge': text } as CSSProperties
}
