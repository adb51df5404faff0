import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CityMapProps } from './map-view.ts'

const MapCanvas = lazy(async () => ({ default: (await import('./map-canvas.tsx')).MapCanvas }))

/** A map of the city. Its libraries come when it is on the screen; until then its place is kept. */
export function CityMap(props: CityMapProps) {
  const hydrated = useHydrated()
  const space = <div className={`city-map skeleton ${props.className ?? ''}`} />
  if (!hydrated) return space
  return (
    <Suspense fallback={space}>
      <MapCanvas {...props} />
    </Suspense>
  )
}
