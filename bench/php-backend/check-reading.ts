import { isDeepStrictEqual } from 'node:util'
import { checkArrival, type Known } from '../../apps/host/src/testing/check-arrival.ts'
import type { SeenByPhp } from './php-server.ts'

/** What PHP saw that the contract does not name, or otherwise than we wrote it. */
export function checkReading(seen: SeenByPhp, known: Known): string[] {
  const { method, uri, path, get, post, headers, body, json } = seen
  const faults: string[] = []
  const written = Object.fromEntries(new URL(uri, 'http://php').searchParams)
  if (!isDeepStrictEqual({ ...get }, written)) faults.push(`read ${JSON.stringify(get)} of ${uri}`)
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded'
  const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : {}
  if (!isDeepStrictEqual({ ...post }, fields)) faults.push(`read the form ${JSON.stringify(post)} of ${body}`)
  // A bank's own webhook is carried as it is signed.
  if (path.startsWith('/wp-json/payments/')) return faults
  if (body !== '' && !isForm && !isDeepStrictEqual(json, JSON.parse(body)))
    faults.push(`read the body ${body} as ${JSON.stringify(json)}`)
  return [...faults, ...checkArrival({ method, path, query: get, headers, body }, known)]
}
