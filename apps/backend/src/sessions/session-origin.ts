import type { Ask } from '../http/ask.ts'
import { describeDevice } from './describe-device.ts'
import { networkOf } from './network-of.ts'

export interface SessionOrigin {
  readonly device: string
  readonly address: string
}

/**
 * From where a session is used; null where a host asks by itself to draw a page: it says nothing of the visitor, and
 * would otherwise strike out what is known of him.
 */
export function sessionOrigin({ headers }: Pick<Ask, 'headers'>): SessionOrigin | null {
  const from = headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  if (!from) return null
  return { device: describeDevice(headers.get('user-agent')), address: networkOf(from) }
}
