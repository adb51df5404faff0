import { Suspense } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { CityMapProps } from './map-view.ts'
import { useHasMap } from './use-has-map.ts'
import { WhenNear } from './when-near.tsx'

const MapCanvas = lazyPart(async () => (await import('./map-canvas.tsx')).MapCanvas)
const MapAbsent = lazyPart(async () => (await import('./map-absent.tsx')).MapAbsent)

/** A map of the city. Its libraries come when it is on the screen; until then its place is kept. */
export function CityMap(props: CityMapProps) {
  const hydrated = useHydrated()
  const hasMap = useHasMap()
  const tellsOwner = useRootData()?.map.tellsOwner === true
  const space = <div className={`city-map skeleton ${props.className ?? ''}`} />
  if (!hasMap) {
    return hydrated && tellsOwner ? (
      <Suspense fallback={null}>
        <MapAbsent />
      </Suspense>
    ) : null
  }
  if (!hydrated) return space
  return (
    <Suspense fallback={space}>
      <MapCanvas {...props} />
    </Suspense>
  )
}

/** Further down a page: nothing of it comes before it is near. */
export function NearMap(props: CityMapProps) {
  if (!useHasMap()) return <CityMap {...props} />
  return (
    <WhenNear className={`city-map skeleton ${props.className ?? ''}`}>
      <CityMap {...props} />
    </WhenNear>
  )
}
