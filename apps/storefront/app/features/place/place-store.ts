import type { Address } from '@samobranka/contract'
import type { DeliveryType } from '@samobranka/rules'
import { create } from 'zustand'
import { PLACE_COOKIE, writePlace } from '../../catalogue-access/place-cookie.ts'
import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'
import { writeCookie } from '../../routing/cookies.ts'
import { PLACE_KEY } from './place-key.ts'

/** Where the order goes or is fetched. */
export interface Place {
  readonly deliveryType: DeliveryType
  readonly warehouseId: number
  readonly zoneId: number | null
  /** The courier's way, as the zone said when it was found. */
  readonly wayMinutes?: number
  readonly pickupPointId: number | null
  /** Where the courier goes; null for pickup and tables. */
  readonly address: Address | null
  /** Whether the courier is to hurry; only where the zone has express. */
  readonly express: boolean
  /** As the header says it: street and house at least. */
  readonly title: string
}

export const usePlace = create<{ readonly place: Place | null }>(() => ({ place: null }))

/** Read after the page has taken over: the server's page is the same for everybody. Other tabs are followed. */
export function startPlace(): () => void {
  const place = readStored(readKept(PLACE_KEY))
  usePlace.setState({ place })
  // Cookies are wiped more often than the storage: without it the server would show goods of no place.
  if (place) writeCookie(PLACE_COOKIE, writePlace(place))
  const follow = (event: StorageEvent) => {
    if (event.key === PLACE_KEY) usePlace.setState({ place: readStored(event.newValue) })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

export function choosePlace(place: Place): void {
  usePlace.setState({ place })
  writeCookie(PLACE_COOKIE, writePlace(place))
  writeKept(PLACE_KEY, JSON.stringify(place))
}

const UNTOLD = { doorCode: '', leaveAtDoor: false, comment: '' }

function readStored(text: string | null): Place | null {
  const kept = parseJson(text) as Partial<Place> | null
  if (!kept?.deliveryType || !Number.isInteger(kept.warehouseId) || typeof kept.title !== 'string')
    return null
  const place = { zoneId: null, pickupPointId: null, address: null, express: false, ...kept } as Place
  // Chosen before doors had codes: the address says nothing of the door.
  return place.address ? { ...place, address: { ...UNTOLD, ...place.address } } : place
}
