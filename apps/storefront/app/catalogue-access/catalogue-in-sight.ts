import { type Catalogue, type Visibility, visibleCatalogue } from '@samobranka/rules'
import type { Visit } from './visit.ts'

const seen = new WeakMap<Catalogue, Map<string, Catalogue>>()

export function visibilityOf({ settings, warehouseId }: Visit): Visibility {
  return {
    showOutOfStock: settings.showsOutOfStock,
    fragmented: settings.fragmentedCatalogue,
    warehouseId,
  }
}

/** What a visitor of this place may see. Kept for each catalogue: every page asks, and the answer is the same. */
export function catalogueInSight(catalogue: Catalogue, visit: Visit): Catalogue {
  const visibility = visibilityOf(visit)
  const key = JSON.stringify(visibility)
  const places = seen.get(catalogue) ?? new Map<string, Catalogue>()
  const visible = places.get(key) ?? visibleCatalogue(catalogue, visibility)
  seen.set(catalogue, places.set(key, visible))
  return visible
}
