import type { BackendRequest } from '../http/backend-request.ts'
import { describeDevice } from './describe-device.ts'
import { networkOf } from './network-of.ts'

export interface SessionOrigin {
  readonly device: string
  readonly address: string
}

type Asking = Pick<BackendRequest, 'headers'>

const addressIn = ({ headers }: Asking): string => headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? ''

/** A host that asks by itself, to draw a page, says nothing of the visitor. */
export const isForVisitor = (request: Asking): boolean => addressIn(request) !== ''

/** From where a session is used; null where it is not told: it must not strike out what is known. */
export function sessionOrigin(request: Asking): SessionOrigin | null {
  if (!isForVisitor(request)) return null
  return {
    device: describeDevice(request.headers.get('user-agent')),
    address: networkOf(addressIn(request)),
  }
}
