export type Channel = 'sms' | 'telegram' | 'whatsapp'

export interface Message {
  readonly channel: Channel
  readonly to: string
  readonly text: string
  /** A login code, for channels whose templates take the code alone. */
  readonly code?: string
}

/** Carries one message to a phone; throws when it could not, so that the job is tried again. */
export interface MessageGateway {
  /** The key is the same at every attempt, for gateways that know how to send once by it. */
  send(message: Message, key: string, signal: AbortSignal): Promise<void>
}

export type MessageGateways = Readonly<Partial<Record<Channel, MessageGateway>>>
