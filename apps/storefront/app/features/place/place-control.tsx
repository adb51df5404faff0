import type { DeliveryType } from '@samobranka/rules'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { useClosedText } from '../opening-hours/index.ts'
import { usePlace } from './place-store.ts'

/** Where there is no room for all of it, the street is cut short and the house is not: by it one knows the address. */
const HOUSE_LAST = /^(.+,)([^,]{1,9})$/

/** «Доставка, самовывоз» */
const sentence = ([first = '', ...rest]: readonly string[]): string =>
  [first, ...rest.map((word) => word.toLowerCase())].join(', ')

/** The ways the header names: those there are. Tables are named where there is nothing else. */
function useWays(): readonly DeliveryType[] {
  const { delivers = true, spots = [] } = useRootData() ?? {}
  const has = (type: DeliveryType) => spots.some(({ deliveryType }) => deliveryType === type)
  const ways: DeliveryType[] = []
  if (delivers) ways.push('flat_rate')
  if (has('local_pickup')) ways.push('local_pickup')
  return ways.length === 0 && has('lounge') ? ['lounge'] : ways
}

/** The header's question: where do we bring it? Then the answer itself. */
export function PlaceControl({ note }: { readonly note?: string }) {
  const t = useTranslate()
  const place = usePlace((state) => state.place)
  // That the kitchen is closed goes before what is promised while it is open.
  const closed = useClosedText()
  const way = {
    flat_rate: t('place.delivery'),
    local_pickup: t('place.pickup'),
    lounge: t('place.lounge'),
  } as const
  const ways = useWays().map((type) => way[type])
  const hint = place ? way[place.deliveryType] : sentence(ways)
  const title = place?.title ?? t('header.place')
  const [, street = title, house = ''] = place ? (HOUSE_LAST.exec(title) ?? []) : []
  return (
    <button
      type="button"
      className="place-control"
      aria-label={[place ? `${t('header.place')}: ${title}` : title, closed].filter(Boolean).join('. ')}
      onClick={() => openSheet('place')}
    >
      <Icon name="pin" />
      <span data-chosen={place ? '' : undefined} data-closed={closed ? '' : undefined}>
        <b>
          <span>{street}</span>
          {house}
        </b>
        <small className={closed || note ? undefined : 'place-hint'}>{closed ?? note ?? hint}</small>
      </span>
    </button>
  )
}
