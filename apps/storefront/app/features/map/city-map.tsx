import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CityMapProps } from './map-view.ts'

const MapCanvas = lazyPart(async () => (await import('./map-canvas.tsx')).MapCanvas)

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
