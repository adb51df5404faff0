import type { Point } from '@samobranka/rules'

export type DevicePoint =
  | { readonly kind: 'found'; readonly point: Point }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' }

const PATIENCE = 10_000

/** Where the device is, if the visitor lets the browser say so. */
export function devicePoint(): Promise<DevicePoint> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ kind: 'failed' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'found', point: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 60_000 },
    )
  })
}
