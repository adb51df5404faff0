import type { DeliveryType } from '@samobranka/rules'

/** The ways an order takes, as they are offered to be looked at. */
export const WAYS = ['flat_rate', 'local_pickup', 'lounge'] as const satisfies readonly DeliveryType[]
