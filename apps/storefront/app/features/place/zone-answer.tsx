import type { FoundZone, Settings } from '@samobranka/contract'
import { isOpen } from '@samobranka/rules'
import { serverTime } from '../../lib/server-time.ts'
import { useMoney, useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  readonly zone: FoundZone
  readonly settings: Settings | null
  readonly express: boolean
  readonly onExpress: (express: boolean) => void
}

/** A promise is half an hour wide, as it is for an order. */
const WIDTH = 30

/** Which kitchen, how long, what it costs, from which sum it is free. */
export function ZoneAnswer({ zone, settings, express, onExpress }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const kitchen = settings?.warehouses.find(({ id }) => id === zone.warehouseId)
  const lead = zone.timeMinutes + (kitchen?.workTime.cookingMinutes ?? 0)
  const closed = kitchen !== undefined && !isOpen(kitchen.workTime, serverTime())
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
        <b>{closed ? t('place.closedNow') : t('place.time', { from: lead, to: lead + WIDTH })}</b>
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
