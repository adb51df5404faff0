import { createHash } from 'node:crypto'
import type { BackendRequest } from '../http/backend-request.ts'

/** Integrators ask on behalf of people whom only they can tell apart: together they are one. */
export const INTEGRATOR = 'key'

/** Whose code it will be: of the browser that the host names, or of the integrator's key. Only the hash is kept. */
export function askingBrowser({ headers }: Pick<BackendRequest, 'headers'>): string {
  const browser = headers.get('x-browser')
  return browser ? createHash('sha256').update(browser).digest('hex') : INTEGRATOR
}
