import type { Point } from '@samobranka/rules'
import { escapeHtml } from '../../format/escape-html.ts'
import { loadYandex, type YandexMap, type YandexMaps } from './load-yandex.ts'
import { type MapEngine, STREET_ZOOM, type StartEngine, TOWN_ZOOM } from './map-engine.ts'
import { boundsOf, isElsewhere, type MapView, type PointKind } from './map-view.ts'

const preset: Record<PointKind, string> = {
  kitchen: 'islands#redFoodIcon',
  pickup: 'islands#redFoodIcon',
  address: 'islands#blackHomeIcon',
  courier: 'islands#darkGreenDeliveryIcon',
}

/** Yandex Maps 2.1 with its own tiles; longitude first, as the whole shop has it. */
export const startYandex: StartEngine = async ({
  container,
  settings,
  language,
  first,
  onMoved,
  onPoint,
}): Promise<MapEngine> => {
  const ymaps = await loadYandex(settings.key, language)
  const center = pair(first.center ?? settings.center ?? { lat: 0, lon: 0 })
  const map = new ymaps.Map(
    container,
    { center, zoom: TOWN_ZOOM, controls: [] },
    { suppressMapOpenBlock: true },
  )
  // Moves that the shop itself asked for are no choice of the visitor.
  let own = 1
  const move = (moving: PromiseLike<void>) => {
    own += 1
    const ended = () => {
      own -= 1
    }
    // The end of a move is told by an event too, which may come after what was promised.
    const later = () => setTimeout(ended)
    moving.then(later, later)
  }
  map.events.add('actionend', () => {
    const [lon, lat] = map.getCenter()
    if (own === 0) onMoved({ lat, lon })
  })
  map.events.add('click', (event) => {
    void map.setCenter(event.get('coords'), undefined, { duration: 200 })
  })
  let shown: MapView | null = null
  const show = (view: MapView) => {
    draw(ymaps, map, view, onPoint)
    if (!shown || moved(shown, view) || isElsewhere(shown, view)) look(map, view, move)
    shown = view
  }
  show(first)
  own -= 1
  return {
    show,
    zoom: (by) => move(map.setZoom(map.getZoom() + by, { duration: 200 })),
    destroy: () => map.destroy(),
  }
}

function draw(ymaps: YandexMaps, map: YandexMap, view: MapView, onPoint: (key: string) => void): void {
  map.geoObjects.removeAll()
  for (const { area, fill, stroke } of view.zones) {
    for (const rings of area) {
      const look = { fillColor: fill, fillOpacity: 0.18, strokeColor: stroke, strokeWidth: 2 }
      map.geoObjects.add(new ymaps.Polygon(rings, {}, { ...look, interactivityModel: 'default#transparent' }))
    }
  }
  if (view.route.length > 1) {
    const look = { strokeColor: '#c8401c', strokeWidth: 4 }
    map.geoObjects.add(new ymaps.Polyline(view.route.map(pair), {}, look))
  }
  for (const { key, name, point, kind } of view.points) {
    // The service reads a hint as HTML, and an address is written by whoever orders.
    const hint = { hintContent: escapeHtml(name) }
    const mark = new ymaps.Placemark(pair(point), hint, { preset: preset[kind] })
    mark.events.add('click', () => onPoint(key))
    map.geoObjects.add(mark)
  }
}

function look(map: YandexMap, view: MapView, move: (moving: PromiseLike<void>) => void): void {
  if (view.center) {
    move(map.setCenter(pair(view.center), STREET_ZOOM, { duration: 200 }))
    return
  }
  const bounds = boundsOf(view)
  if (!bounds) return
  const [west, south, east, north] = bounds
  const corners = [
    [west, south],
    [east, north],
  ]
  move(map.setBounds(corners, { checkZoomRange: true, zoomMargin: 40 }))
}

const moved = (before: MapView, after: MapView): boolean =>
  after.center !== null && (before.center?.lat !== after.center.lat || before.center.lon !== after.center.lon)

const pair = ({ lon, lat }: Point): [number, number] => [lon, lat]
