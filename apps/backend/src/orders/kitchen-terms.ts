import type { DeliveryType } from '@samobranka/rules'
import type { LocalBusiness } from '../publishing/local-business.ts'

/** How a kitchen works with its orders. */
export interface KitchenTerms {
  /** Minutes from midnight at which its business day begins. */
  readonly dayStartsAt: number
  readonly zone: string
  /** Minutes without anybody's taking an order until the managers are told, and until it is given up; 0 is never. */
  readonly alertMinutes: number
  readonly cancelMinutes: number
  /** What is offered first to whoever accepts. */
  readonly suggestedMinutes: number
  /** The ways whose orders nobody has to take. */
  readonly takesItself: readonly DeliveryType[]
}

const DAY_STARTS_AT = 5 * 60
const ALERT_MINUTES = 2
const CANCEL_MINUTES = 10

export function kitchenTerms(
  { warehouses }: Pick<LocalBusiness, 'warehouses'>,
  kitchen: number,
): KitchenTerms {
  const workTime = warehouses.find(({ id }) => id === kitchen)?.workTime
  return {
    dayStartsAt: DAY_STARTS_AT,
    zone: workTime?.timeZone ?? 'UTC',
    alertMinutes: ALERT_MINUTES,
    cancelMinutes: CANCEL_MINUTES,
    suggestedMinutes: workTime?.cookingMinutes ?? 30,
    takesItself: [],
  }
}
