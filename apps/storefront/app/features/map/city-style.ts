import type { StyleSpecification } from 'maplibre-gl'

const palette = {
  light: {
    ground: '#f6f1e8',
    quarter: '#fbf8f2',
    park: '#d8e6c3',
    water: '#b6d8e6',
    building: '#e9dfd0',
    road: '#ffffff',
    roadEdge: '#e2d8c8',
    main: '#ffe4a8',
    mainEdge: '#e6c786',
    text: '#5d5145',
    halo: '#fffdf9',
  },
  dark: {
    ground: '#1d1916',
    quarter: '#25201c',
    park: '#263424',
    water: '#1d3440',
    building: '#302923',
    road: '#3b332c',
    roadEdge: '#1d1916',
    main: '#54462f',
    mainEdge: '#2b241a',
    text: '#c9bdae',
    halo: '#1d1916',
  },
} as const

export type MapTheme = keyof typeof palette

const FONT = ['Onest']
const wide = (from: number, to: number) =>
  ['interpolate', ['exponential', 1.6], ['zoom'], 11, from, 17, to] as never

/** The business's own city, drawn from one file without tiles, fonts or pictures from anywhere. */
export function cityStyle(theme: MapTheme): StyleSpecification {
  const color = palette[theme]
  const kind = (name: string) => ['==', ['get', 'kind'], name] as never
  const roads = (main: boolean) =>
    ['all', kind('road'), [main ? '==' : '!=', ['get', 'class'], 'main']] as never
  const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const
  const label = { 'text-field': ['get', 'name'] as never, 'text-font': FONT }
  const ink = { 'text-color': color.text, 'text-halo-color': color.halo, 'text-halo-width': 1.4 }
  return {
    version: 8,
    sources: { city: { type: 'geojson', data: new URL('/map/city.geojson', location.href).href } },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': color.ground } },
      fill('quarter', color.quarter),
      fill('park', color.park),
      fill('water', color.water),
      { ...fill('building', color.building), minzoom: 13.5 },
      line('street-edge', roads(false), color.roadEdge, wide(1.4, 19)),
      line('main-edge', roads(true), color.mainEdge, wide(2.6, 25)),
      line('street', roads(false), color.road, wide(0.8, 16)),
      line('main', roads(true), color.main, wide(1.8, 22)),
      {
        id: 'street-name',
        type: 'symbol',
        source: 'city',
        minzoom: 13.5,
        filter: kind('road'),
        layout: { ...label, 'symbol-placement': 'line', 'text-size': 12 },
        paint: ink,
      },
      {
        id: 'green-name',
        type: 'symbol',
        source: 'city',
        minzoom: 13,
        filter: ['any', kind('park'), kind('water')] as never,
        layout: { ...label, 'text-size': 12 },
        paint: ink,
      },
      {
        id: 'place-name',
        type: 'symbol',
        source: 'city',
        maxzoom: 15,
        filter: kind('place'),
        layout: { ...label, 'text-size': 15 },
        paint: ink,
      },
    ],
  }

  function fill(name: string, paint: string) {
    return {
      id: name,
      type: 'fill' as const,
      source: 'city',
      filter: kind(name),
      paint: { 'fill-color': paint },
    }
  }

  function line(id: string, filter: never, paint: string, width: never) {
    const look = { 'line-color': paint, 'line-width': width }
    return { id, type: 'line' as const, source: 'city', filter, layout: rounded, paint: look }
  }
}
