import { useLayoutEffect } from 'react'
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router'

type CurrentLocation = Pick<Location, 'pathname' | 'search' | 'state'>

let now: CurrentLocation = { pathname: '/', search: '', state: null }
let go: (to: string, options?: NavigateOptions) => void = () => {}

/** Kept by the frame of the page, once for everything on it. */
export function useKeepCurrentLocation(): void {
  const location = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    now = location
    go = (to, options) => void navigate(to, options)
  }, [location, navigate])
}

/**
 * Where the visitor is, for what needs it only when it is tapped: a hundred cards that followed the address would
 * all be drawn again each time a dialog opens over them.
 */
export const currentLocation = (): CurrentLocation => now

/** A step in the shop, likewise without following the address. */
export const goTo = (to: string, options?: NavigateOptions): void => go(to, options)
