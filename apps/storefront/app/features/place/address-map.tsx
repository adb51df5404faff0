import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { CityMap, useHasMap } from '../map/index.ts'
import type { AddressForm } from './use-address-draft.ts'

const NO_ZONES: readonly never[] = []

/** Where delivery goes, and a point that can be moved to the door. */
export function AddressMap({ form }: { readonly form: AddressForm }) {
  const t = useTranslate()
  const settings = useSettings()
  const hasMap = useHasMap()
  return (
    <div className="place-map">
      <CityMap
        zones={settings?.zones ?? NO_ZONES}
        center={form.draft.point}
        onPick={(point) => void form.takePoint(point)}
        label={t('map.zones')}
      />
      {hasMap ? <p className="text-small text-ink-soft">{t('map.move')}</p> : null}
    </div>
  )
}
