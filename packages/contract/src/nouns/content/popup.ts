import type { Popup } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { mapped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { optionalText, prose, text } from '../../wire/text.ts'
import { weekDays } from '../loyalty/coupon-parts.ts'

type Flat = Omit<Popup, 'oneOff'> & { readonly repeatMode: string }

const flat: Codec<Flat> = noun<Flat>('Popup', {
  id: ['id', id],
  title: ['title', text, ''],
  text: ['text', prose, ''],
  image: ['image', image, ''],
  link: ['link', text, ''],
  warehouseIds: ['sklad', idList, []],
  onlyWhenStockEmpty: ['stock_empty', flag, false],
  disablesOrderingAt: ['disable_ordering', idList, []],
  bannedDays: ['ban_days_popup', weekDays, []],
  from: ['popup_from', optionalText, null],
  to: ['popup_to', optionalText, null],
  zoneIds: ['id_delivery_zone', idList, []],
  repeatMode: ['repeat_mode', text, ''],
  repeatable: ['repeatable', flag, false],
})

export const popup: Codec<Popup> = mapped<Flat, Popup>(
  flat,
  ({ repeatMode, ...rest }) => ({ ...rest, oneOff: repeatMode === 'one-off' }),
  ({ oneOff, ...rest }) => ({ ...rest, repeatMode: oneOff ? 'one-off' : '' }),
)
