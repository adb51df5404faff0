import type { GuestSwitches } from '@samobranka/contract'
import {
  type BusyMinutes,
  type DeliveryType,
  NOT_BUSY,
  type Product,
  type Stops,
  withStops,
} from '@samobranka/rules'
import { createContext, useContext, useMemo } from 'react'
import { create } from 'zustand'

/** What was on when the page was written; null: nothing. */
export const SentSwitchesContext = createContext<GuestSwitches | null>(null)

interface Heard {
  /** What is on now; null until it was asked. */
  readonly heard: GuestSwitches | null
}

/** What restaurant people turned off or slowed, as this page heard of it last. */
export const useHeardSwitches = create<Heard>(() => ({ heard: null }))

/** Of what the selector answers alone: hundreds of cards ask, and one of them changes. */
function useSwitches<T>(select: (switches: GuestSwitches | null) => T): T {
  const sent = useContext(SentSwitchesContext)
  return useHeardSwitches(({ heard }) => select(heard ?? sent))
}

/** Whether no form of the dish can be had for now. */
export function useIsStopped(id: number): boolean {
  return useSwitches((on) => on?.products.includes(id) ?? false)
}

/** The dish without what is stopped of it. */
export function useWithStops(product: Product): Product {
  const on = useSwitches((all) => all)
  return useMemo(() => withoutStopped(product, on), [product, on])
}

export function withoutStopped(product: Product, on: GuestSwitches | null): Product {
  return withStops(product, on && stopsOf(on))
}

function stopsOf({ products, variations, supplements }: GuestSwitches): Stops {
  return {
    products: new Set(products),
    variations: new Set(variations),
    supplements: new Set(supplements),
    categories: new Set(),
  }
}

/** Why the way is paused, empty where nobody gave words; null while it is not. */
export function usePause(way: DeliveryType | undefined): string | null {
  return useSwitches((on) => {
    const pause = on?.pauses.find((each) => each.way === 'all' || each.way === way)
    return pause ? pause.reason : null
  })
}

export function useBusy(): BusyMinutes {
  return useSwitches((on) => on?.busy ?? NOT_BUSY)
}
