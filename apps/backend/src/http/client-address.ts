import type { Ask } from './ask.ts'

/** Who is limited when somebody calls too often; the host writes the header itself and passes nobody else's on. */
export function clientAddress(request: Ask): string {
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown'
}
