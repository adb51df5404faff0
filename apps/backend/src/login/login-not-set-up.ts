import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { Channel } from '../ports/message-gateway.ts'

/** What the operator has to set for the channel. */
const VARIABLES: Readonly<Record<Channel, string>> = {
  sms: 'SMS_GATEWAY_URL',
  telegram: 'TELEGRAM_GATEWAY_TOKEN',
  whatsapp: 'WHATSAPP_TOKEN',
}

/** A real shop's codes do not belong in its log: whoever reads it could log in as anybody. */
export function loginNotSetUp(
  channel: Channel,
  { production, ports, loginCodes, log }: Pick<Context, 'production' | 'ports' | 'loginCodes' | 'log'>,
): Refusal | null {
  if (!production || loginCodes.inLog || ports.messages?.[channel]) return null
  const variable = VARIABLES[channel]
  log.error({ channel, variable }, `Nobody can log in by ${channel}: ${variable} is not set`)
  return refuse(503, 'login_not_set_up')
}
