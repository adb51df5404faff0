import './city-map.css'
import {
  type GeoJSONSource,
  type LngLatBoundsLike,
  Map as MapLibreMap,
  Marker,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { cityStyle, type MapTheme } from './city-style.ts'
import { type MapEngine, STREET_ZOOM, type StartEngine, TOWN_ZOOM } from './map-engine.ts'
import { boundsOf, isElsewhere, type MapPoint, type MapView } from './map-view.ts'

setWorkerUrl(workerUrl)

const QUICK = { duration: 250 }

/** Around what is looked at: a mark stands above its place, and the buttons lie to the right. */
const ROOM = { top: 56, bottom: 32, left: 40, right: 80 }

/** MapLibre with the operator's style, or with the city that lies in the business folder. */
export const startMapLibre: StartEngine = ({ container, settings, first, onMoved, onPoint }) => {
  const styleOf = (): string | StyleSpecification => settings.styleUrl || cityStyle(themeNow())
  const { lon, lat } = first.center ?? settings.center ?? { lon: 0, lat: 0 }
  const map = new MapLibreMap({
    container,
    style: styleOf(),
    center: [lon, lat],
    zoom: first.center ? STREET_ZOOM : TOWN_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // One finger scrolls the sheet the map lies in; the map itself is moved all the same, as maps in apps are.
    cooperativeGestures: false,
  })
  map.touchZoomRotate.disableRotation()
  let view = first
  const marks = createMarks(map, onPoint)
  map.on('styledata', () => drawUnder(map, view))
  map.on('moveend', (event) => {
    if (!event.originalEvent && !('chosen' in event)) return
    const center = map.getCenter()
    onMoved({ lat: center.lat, lon: center.lng })
  })
  map.on('click', ({ lngLat }) => map.easeTo({ center: lngLat, ...QUICK }, { chosen: true }))
  const theme = new MutationObserver(() => {
    if (!settings.styleUrl) map.setStyle(styleOf())
  })
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  const engine: MapEngine = {
    show(next) {
      const before = view
      view = next
      drawUnder(map, view)
      marks.draw(view.points)
      const { center } = next
      if (center && (center.lat !== before.center?.lat || center.lon !== before.center.lon)) {
        map.easeTo({ center: [center.lon, center.lat], zoom: Math.max(map.getZoom(), STREET_ZOOM), ...QUICK })
      }
      if (isElsewhere(before, next)) lookAtAll(map, next)
    },
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by, ...QUICK }, { chosen: true }),
    destroy() {
      theme.disconnect()
      map.remove()
    },
  }
  return new Promise((resolve, reject) => {
    map.once('load', () => {
      marks.draw(first.points)
      lookAtAll(map, first)
      resolve(engine)
    })
    // A city without a drawn map still shows zones and points: only a style that cannot be read is a failure.
    map.on('error', ({ error }) => {
      if (!map.getStyle()) {
        engine.destroy()
        reject(error)
      }
    })
  })
}

function lookAtAll(map: MapLibreMap, view: MapView): void {
  const bounds = view.center ? null : boundsOf(view)
  if (!bounds) return
  map.fitBounds(bounds as unknown as LngLatBoundsLike, {
    padding: ROOM,
    maxZoom: STREET_ZOOM,
    animate: false,
  })
}

/** Zones and the route lie under the marks; a style that changed has forgotten them. */
function drawUnder(map: MapLibreMap, { zones, route }: MapView): void {
  if (!map.getStyle()) return
  const features = zones.map(({ area, fill, stroke }) => ({
    type: 'Feature' as const,
    properties: { fill, stroke },
    geometry: { type: 'MultiPolygon' as const, coordinates: area as unknown as number[][][][] },
  }))
  const way = {
    type: 'Feature' as const,
    properties: { route: true },
    geometry: { type: 'LineString' as const, coordinates: route.map(({ lon, lat }) => [lon, lat]) },
  }
  const data = {
    type: 'FeatureCollection' as const,
    features: [...features, ...(route.length > 1 ? [way] : [])],
  }
  const known = map.getSource<GeoJSONSource>('shop')
  if (known) {
    known.setData(data)
    return
  }
  map.addSource('shop', { type: 'geojson', data })
  const polygons = ['!', ['has', 'route']] as never
  const line = { 'line-cap': 'round', 'line-join': 'round' } as const
  map.addLayer({
    id: 'zone',
    type: 'fill',
    source: 'shop',
    filter: polygons,
    paint: { 'fill-color': ['get', 'fill'], 'fill-opacity': 0.16 },
  })
  map.addLayer({
    id: 'zone-edge',
    type: 'line',
    source: 'shop',
    filter: polygons,
    paint: { 'line-color': ['get', 'stroke'], 'line-width': 2 },
  })
  map.addLayer({
    id: 'route',
    type: 'line',
    source: 'shop',
    filter: ['has', 'route'],
    layout: line,
    paint: { 'line-color': '#c8401c', 'line-width': 4, 'line-dasharray': [0.2, 1.8] },
  })
}

function createMarks(map: MapLibreMap, onPoint: (key: string) => void) {
  let drawn: Marker[] = []
  return {
    draw(points: readonly MapPoint[]): void {
      for (const mark of drawn) mark.remove()
      drawn = points.map(({ key, name, point, kind, chosen }) => {
        const element = document.createElement('button')
        element.type = 'button'
        element.className = `map-mark map-mark-${kind}`
        element.title = name
        element.setAttribute('aria-label', name)
        element.toggleAttribute('data-chosen', chosen === true)
        element.addEventListener('click', (event) => {
          event.stopPropagation()
          onPoint(key)
        })
        return new Marker({ element, anchor: 'bottom' }).setLngLat([point.lon, point.lat]).addTo(map)
      })
    },
  }
}

const themeNow = (): MapTheme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
