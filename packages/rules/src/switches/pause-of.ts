import type { DeliveryType } from '../model/place.ts'
import type { Pause, Switch } from '../model/switch.ts'

/** Why this way is not served now; null while it is. Of several pauses the one that ends last is told. */
export function pauseOf(switches: readonly Switch[], way: DeliveryType): Pause | null {
  return switches.reduce<Pause | null>(
    (last, each) =>
      each.kind === 'pause' && (each.target === 'all' || each.target === way) && endsAfter(each, last)
        ? each
        : last,
    null,
  )
}

function endsAfter({ until }: Pause, other: Pause | null): boolean {
  if (other === null) return true
  if (other.until === null) return false
  return until === null || until > other.until
}
