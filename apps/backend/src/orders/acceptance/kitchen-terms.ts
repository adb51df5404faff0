import type { DeliveryType } from '@samobranka/rules'
import type { LocalBusiness } from '../../publishing/local-business.ts'

/** How a kitchen works with its orders. */
export interface KitchenTerms {
  /** Minutes from midnight at which its business day begins. */
  readonly dayStartsAt: number
  readonly zone: string
  /** What is offered first to whoever accepts. */
  readonly suggestedMinutes: number
  /** The ways whose orders nobody has to take. */
  readonly takesItself: readonly DeliveryType[]
}

const USUAL_COOKING_MINUTES = 30

export function kitchenTerms(
  { warehouses, office }: Pick<LocalBusiness, 'warehouses' | 'office'>,
  kitchen: number,
): KitchenTerms {
  const workTime = warehouses.find(({ id }) => id === kitchen)?.workTime
  return {
    dayStartsAt: office.dayStartsAt,
    zone: workTime?.timeZone ?? 'UTC',
    suggestedMinutes: workTime?.cookingMinutes ?? USUAL_COOKING_MINUTES,
    takesItself: office.autoAccept.flatMap((auto) => (auto.kitchen === kitchen ? [auto.way] : [])),
  }
}
