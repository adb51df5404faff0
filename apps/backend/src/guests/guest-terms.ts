import type { GuestLimits, OperatorSettings } from '@samobranka/contract'
import type { Caller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'

type Sender = Pick<Context, 'ports' | 'production' | 'loginCodes'>

/** What the shop asks of a caller whose phone nobody has proven. */
export interface GuestTerms {
  readonly limits: GuestLimits
  /** Without a way to send codes nobody could ever prove a phone: then orders are counted, and that is all. */
  readonly asksCode: boolean
}

/** null where the caller may order as he likes: he is logged in, or the shop limits nobody. */
export function guestTerms(caller: Caller, context: Sender, operator: OperatorSettings): GuestTerms | null {
  const { guestLimits } = operator
  if (caller.kind !== 'visitor' || !areLimited(context, guestLimits)) return null
  return { limits: guestLimits, asksCode: canSendCodes(context, operator) }
}

export function areLimited({ production }: Pick<Context, 'production'>, { when }: GuestLimits): boolean {
  return when === 'always' || (when === 'production' && production)
}

/** Outside production every code can be read in the shop's own box, and where the operator wants it in the log. */
function canSendCodes({ ports, production, loginCodes }: Sender, operator: OperatorSettings) {
  return (
    !production || loginCodes.inLog || operator.loginChannels.some((channel) => ports.messages?.[channel])
  )
}

/** Said once, at the start: the operator would else believe that orders are confirmed. */
export function warnOfUncheckedPhones(context: Sender & Pick<Context, 'snapshot' | 'log'>): void {
  const { operator } = context.snapshot().own()
  if (!areLimited(context, operator.guestLimits) || canSendCodes(context, operator)) return
  context.log.warn(
    { channels: operator.loginChannels },
    'Visitors are not asked for a code before large orders and bookings: no gateway can send one (SMS_GATEWAY_URL, TELEGRAM_GATEWAY_TOKEN, WHATSAPP_TOKEN)',
  )
}
