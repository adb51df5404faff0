import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { usePlace, usePlacePromise } from '../place/index.ts'

/** Where the cart goes, and the way to change it. */
export function PlaceLine() {
  const t = useTranslate()
  const place = usePlace((state) => state.place)
  const when = usePlacePromise()
  const way = { flat_rate: 'place.delivery', local_pickup: 'place.pickup', lounge: 'place.lounge' } as const
  return (
    <button type="button" className="cart-place" onClick={() => openSheet('place')}>
      <Icon name="pin" size={20} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          {place ? `${t(way[place.deliveryType])}: ${place.title}` : t('header.place')}
        </span>
        {when ? <small className="block text-small text-ink-soft">{when}</small> : null}
      </span>
      <span className="text-ink-soft underline underline-offset-4">{t('common.edit')}</span>
    </button>
  )
}
