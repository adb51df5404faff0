import { nominatimGeocoder, type Ports, yandexGeocoder } from '@samobranka/backend'
import type { Config } from '../config.ts'

/** The real providers the operator configured; what is absent is answered by the embedded stand-ins. */
export function choosePorts({
  geocoderUrl,
  yandexGeocoderKey,
}: Pick<Config, 'geocoderUrl' | 'yandexGeocoderKey'>): Ports {
  if (yandexGeocoderKey) return { geocoder: yandexGeocoder(yandexGeocoderKey) }
  return geocoderUrl ? { geocoder: nominatimGeocoder(geocoderUrl) } : {}
}
