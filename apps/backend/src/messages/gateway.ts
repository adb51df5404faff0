import type { Channel, Message } from './say-to.ts'

/** Carries one message to a phone; throws when it could not, so that the errand is tried again. */
export interface MessageGateway {
  send(message: Message, signal: AbortSignal): Promise<void>
}

export type MessageGateways = Readonly<Partial<Record<Channel, MessageGateway>>>
