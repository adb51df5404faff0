import type { Category, Course, Product, Station } from '@samobranka/rules'
import type { LocalBusiness } from '../publishing/local-business.ts'

/** How a kitchen is arranged, as it was published last. */
export interface KitchenPlan {
  readonly kitchen: number
  readonly cookingMinutes: number
  readonly stations: readonly Station[]
  readonly courses: readonly Course[]
  readonly categories: readonly Category[]
  readonly products: ReadonlyMap<number, Product>
}

/** null for a kitchen that there is not. */
export function kitchenPlan(
  { warehouses, office, categories }: Pick<LocalBusiness, 'warehouses' | 'office' | 'categories'>,
  products: ReadonlyMap<number, Product>,
  kitchen: number,
): KitchenPlan | null {
  const warehouse = warehouses.find(({ id }) => id === kitchen)
  if (!warehouse) return null
  const own = <T extends { readonly kitchen: number }>(all: readonly T[]) =>
    all.filter((one) => one.kitchen === kitchen)
  return {
    kitchen,
    cookingMinutes: warehouse.workTime.cookingMinutes,
    stations: own(office.stations),
    courses: own(office.courses),
    categories,
    products,
  }
}
