import type { MapProvider } from '../../catalogue-access/root-data/map-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'

/** Without a map the words still do: what happened, what to do instead, and another try. */
export function MapFailed({
  provider,
  isPicking,
  onRetry,
}: {
  readonly provider: MapProvider
  /** Whether a place was to be chosen on it. */
  readonly isPicking: boolean
  readonly onRetry: () => void
}) {
  const t = useTranslate()
  return (
    <div role="alert" className="map-failed">
      <b>{t(provider === 'yandex' ? 'map.failedYandex' : 'map.failed')}</b>
      {isPicking ? <p className="text-small text-ink-soft">{t('map.failedHint')}</p> : null}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
}
