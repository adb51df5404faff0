import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapSettings } from '../../catalogue-access/root-data/map-settings.ts'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useI18n, useTranslate } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'
import { Icon } from '../../ui/icon.tsx'
import { LaterWords } from '../words/index.ts'
import type { MapEngine, StartEngine } from './map-engine.ts'
import { MapFailed } from './map-failed.tsx'
import type { CityMapProps, MapView } from './map-view.ts'

const NOTHING: readonly never[] = []

export function MapCanvas(props: CityMapProps) {
  const root = useRootData()
  if (!root) return null
  return (
    <LaterWords>
      <LoadedMap {...props} settings={root.map} />
    </LaterWords>
  )
}

function LoadedMap(props: CityMapProps & { readonly settings: MapSettings }) {
  const {
    settings,
    points = NOTHING,
    zones = NOTHING,
    route = NOTHING,
    center = null,
    onPick,
    onPoint,
  } = props
  const t = useTranslate()
  const { language } = useI18n()
  const space = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<MapEngine | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const view: MapView = { points, zones, route, center }
  const options = useEffectEvent((container: HTMLElement) => ({ container, settings, language, first: view }))
  const moved = useEffectEvent((point: { lat: number; lon: number }) => onPick?.(point))
  const pointed = useEffectEvent((key: string) => onPoint?.(key))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another map
  useEffect(() => {
    const container = space.current
    if (!container) return
    let left = false
    let started: MapEngine | null = null
    const begin = async () => {
      const start = await engineOf(settings)
      started = await start({ ...options(container), onMoved: moved, onPoint: pointed })
      if (left) started.destroy()
      else setEngine(started)
    }
    begin().catch(() => !left && setFailed(true))
    return () => {
      left = true
      started?.destroy()
      setEngine(null)
    }
  }, [settings, attempt])

  useEffect(() => {
    engine?.show({ points, zones, route, center })
  }, [engine, points, zones, route, center])

  const again = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <section className={`city-map ${props.className ?? ''}`} aria-label={props.label ?? t('map.title')}>
      {failed ? (
        <MapFailed provider={settings.provider} isPicking={onPick !== undefined} onRetry={again} />
      ) : (
        <>
          <div ref={space} className="city-map-space" />
          {engine ? null : <div className="skeleton city-map-space" />}
          {onPick ? <span className="map-pin" aria-hidden="true" /> : null}
          {engine ? <Zoom engine={engine} /> : null}
        </>
      )}
      {points.length > 0 ? (
        <p className="hidden-visually">{points.map(({ name }) => name).join('; ')}</p>
      ) : null}
    </section>
  )
}

function Zoom({ engine }: { readonly engine: MapEngine }) {
  const t = useTranslate()
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('map.zoomIn')} onClick={() => engine.zoom(1)}>
        <Icon name="plus" size={20} />
      </button>
      <button type="button" aria-label={t('map.zoomOut')} onClick={() => engine.zoom(-1)}>
        <Icon name="minus" size={20} />
      </button>
    </div>
  )
}

async function engineOf({ provider }: MapSettings): Promise<StartEngine> {
  return provider === 'yandex'
    ? (await loadLater(() => import('./yandex-engine.ts'))).startYandex
    : (await loadLater(() => import('./maplibre-engine.ts'))).startMapLibre
}
