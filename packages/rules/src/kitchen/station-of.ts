import { categoryLineage } from '../cart/category-lineage.ts'
import type { Category } from '../model/category.ts'

/** A place of the kitchen where some of the dishes are made, and its own screen or tab. */
export interface Station {
  readonly id: string
  readonly name: string
  /** Categories whose dishes are made here, with all that lies in them. */
  readonly categories: readonly number[]
}

/** A course of a meal: what is served, and so cooked, together. The first is the earliest. */
export interface Course {
  readonly name: string
  readonly categories: readonly number[]
}

/** Where a dish of these categories is made; a kitchen without stations has one nameless place. */
export function stationOf(
  dish: readonly number[],
  categories: readonly Category[],
  stations: readonly Station[],
): string {
  return stations[nearestOf(dish, categories, stations)]?.id ?? stations[0]?.id ?? ''
}

/** Which course a dish belongs to, from 1; what no course names is served first. */
export function courseOf(
  dish: readonly number[],
  categories: readonly Category[],
  courses: readonly Course[],
): number {
  return Math.max(nearestOf(dish, categories, courses), 0) + 1
}

/** Which of the places names the category that lies nearest to the dish; -1 where none does. */
function nearestOf(
  dish: readonly number[],
  categories: readonly Category[],
  places: readonly { readonly categories: readonly number[] }[],
): number {
  const lineage = categoryLineage(categories)
  let best = { place: -1, depth: -1 }
  for (const id of dish) {
    const steps = lineage.of(id)
    for (const [above, category] of steps.entries()) {
      const depth = steps.length - above
      const place = places.findIndex((one) => one.categories.includes(category))
      if (place >= 0 && depth > best.depth) best = { place, depth }
    }
  }
  return best.place
}
