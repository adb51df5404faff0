import type { FoundZone, Settings } from '@samobranka/contract'
import { isOpen } from '@samobranka/rules'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useMoney, useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { placePromise } from './place-promise.ts'

interface Props {
  readonly zone: FoundZone
  readonly settings: Settings | null
  readonly express: boolean
  readonly onExpress: (express: boolean) => void
}

/** Which kitchen, how long, what it costs, from which sum it is free. */
export function ZoneAnswer({ zone, settings, express, onExpress }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const kitchen = settings?.warehouses.find(({ id }) => id === zone.warehouseId)
  const now = serverTime()
  const closed = kitchen !== undefined && !isOpen(kitchen.workTime, now)
  const { warehouseId, zoneId, timeMinutes } = zone
  const where = { deliveryType: 'flat_rate', warehouseId, zoneId, wayMinutes: timeMinutes } as const
  const when = [closed ? t('place.closedNow') : '', placePromise(where, settings, now, t)]
  const pricesShown = settings?.hidesDeliveryPrice !== true
  const terms = [
    pricesShown && (zone.deliveryPrice === 0 ? t('common.free') : money(zone.deliveryPrice)),
    pricesShown &&
      zone.freeFrom !== null &&
      zone.deliveryPrice > 0 &&
      t('place.freeFrom', { sum: money(zone.freeFrom) }),
    zone.minimumSum > 0 && t('place.minSum', { sum: money(zone.minimumSum) }),
  ].filter((term) => term !== false)
  return (
    <div className="zone-answer" role="status">
      <p className="zone-time">
        <Icon name="clock" />
        <b>{when.filter(Boolean).join(' · ')}</b>
      </p>
      {terms.length > 0 ? (
        <p>
          {t('place.delivery')}: {terms.join(' · ')}
        </p>
      ) : null}
      {kitchen?.name ? <p className="text-ink-soft">{t('place.kitchen', { name: kitchen.name })}</p> : null}
      {zone.expressCost === null ? null : (
        <label className="tick">
          <input type="checkbox" checked={express} onChange={({ target }) => onExpress(target.checked)} />
          {t('place.express', { sum: money(zone.expressCost) })}
        </label>
      )}
    </div>
  )
}
