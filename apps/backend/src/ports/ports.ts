import type { Geocoder } from './geocoder.ts'
import type { MessageGateways } from './message-gateway.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { RealtimeProvider } from './realtime-provider.ts'

/** The parts with a real provider; absent ones are answered by the embedded stand-in. */
export interface Ports {
  /** Understands addresses; without it the business's own gazetteer does. */
  readonly geocoder?: Geocoder
  /** Who carries messages; a channel without a gateway keeps them in the shop's own box. */
  readonly messages?: MessageGateways
  /** Who takes money; the first takes new payments. Without any, outside production, the sandbox page does. */
  readonly payments?: readonly PaymentProvider[]
  /** Whose socket browsers listen at; without it the host's own. */
  readonly realtime?: RealtimeProvider
}
