import { yandexLanguage } from './yandex-language.ts'

const HOST = 'https://api-maps.yandex.ru/2.1/'
const PATIENCE = 15_000

let underWay: Promise<YandexMaps> | null = null

/** The part of the service's interface that is used here; coordinates are [longitude, latitude]. */
export interface YandexMaps {
  ready(done: () => void, failed: (error: unknown) => void): void
  Map: new (container: HTMLElement, state: object, options: object) => YandexMap
  Placemark: new (at: readonly number[], properties: object, options: object) => YandexObject
  Polygon: new (rings: readonly unknown[], properties: object, options: object) => YandexObject
  Polyline: new (line: readonly unknown[], properties: object, options: object) => YandexObject
}

interface YandexObject {
  readonly events: { add(name: string, handler: () => void): void }
}

/** What it promises has `then` and not much more: no `finally`. */
export interface YandexMap {
  readonly events: { add(name: string, handler: (event: YandexEvent) => void): void }
  readonly geoObjects: { add(object: YandexObject): void; removeAll(): void }
  getCenter(): [number, number]
  getZoom(): number
  setCenter(at: readonly number[], zoom?: number, options?: object): PromiseLike<void>
  setBounds(bounds: readonly unknown[], options?: object): PromiseLike<void>
  setZoom(zoom: number, options?: object): PromiseLike<void>
  destroy(): void
}

interface YandexEvent {
  get(name: 'coords'): [number, number]
}

declare global {
  interface Window {
    ymaps?: YandexMaps
  }
}

/** A service that did not load is asked for again by the next map. */
export function loadYandex(key: string, language: string): Promise<YandexMaps> {
  underWay ??= addScript(key, language).catch((error) => {
    underWay = null
    throw error
  })
  return underWay
}

function addScript(key: string, language: string): Promise<YandexMaps> {
  const query = new URLSearchParams({ apikey: key, lang: yandexLanguage(language), coordorder: 'longlat' })
  const script = document.createElement('script')
  script.src = `${HOST}?${query}`
  script.async = true
  return new Promise((resolve, reject) => {
    const fail = (why: unknown) => {
      clearTimeout(timer)
      script.remove()
      reject(why)
    }
    const timer = setTimeout(() => fail(new Error('The maps service did not answer')), PATIENCE)
    script.onerror = () => fail(new Error('The maps service could not be loaded'))
    script.onload = () => {
      const { ymaps } = window
      if (!ymaps) return fail(new Error('The maps service answered without maps'))
      ymaps.ready(() => {
        clearTimeout(timer)
        resolve(ymaps)
      }, fail)
    }
    document.head.append(script)
  })
}
