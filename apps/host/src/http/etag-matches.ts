/** Whether `If-None-Match` names what we have; proxies weaken tags, and lists of them are allowed. */
export function etagMatches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  if (given === etag || given === '*') return true
  const wanted = strong(etag)
  return given.split(',').some((one) => strong(one.trim()) === wanted)
}

const strong = (etag: string): string => (etag.startsWith('W/') ? etag.slice(2) : etag)
