/** A geocoder's word for something; what is no text is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Where it says that is; throws for what is no place on earth: a courier sent to NaN would be sent anywhere. */
export function pointOf(lat: unknown, lon: unknown): { lat: number; lon: number } {
  const point = { lat: degrees(lat), lon: degrees(lon) }
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180))
    throw new Error('The geocoder answered no point')
  return point
}

const degrees = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN
