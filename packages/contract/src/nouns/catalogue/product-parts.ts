import type { ComboDiscount, Nutrition, StockEntry, Supplement, Variation } from '@samobranka/rules'
import { type Codec, expected, field, type Refused } from '../../wire/codec.ts'
import { decimal, hundredths } from '../../wire/decimal.ts'
import { image } from '../../wire/image.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { aText, withAll } from '../../wire/json-schema.ts'
import { money, optionalMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalCount, optionalId, units } from '../../wire/number.ts'
import { optional } from '../../wire/optional.ts'
import { text, word } from '../../wire/text.ts'

export const variation: Codec<Variation> = noun<Variation>('Variation', {
  id: ['variation_id', id],
  name: ['name', text, ''],
  price: ['price', money],
  regularPrice: ['regular_price', optionalMoney, null],
  weight: ['weight', text, '', 'sparse'],
  portionSize: ['portion_nat_size', count, 0, 'sparse'],
})

export const supplement: Codec<Supplement> = noun<Supplement>('Supplement', {
  id: ['id', id],
  name: ['name', word],
  price: ['price', money],
  count: ['count', count, 0],
  max: ['max', optionalCount, null],
  image: ['image', image, '', 'sparse'],
})

export const stockEntry: Codec<StockEntry> = noun<StockEntry>('StockEntry', {
  warehouseId: ['warehouse_id', id],
  variationId: ['variation_id', optionalId, null],
  quantity: ['quantity', units],
})

export const nutrition: Codec<Nutrition | null> = optional(
  noun<Nutrition>('Nutrition', {
    calories: ['calories', optionalCount, null],
    proteins: ['proteins', optionalCount, null],
    fats: ['fats', optionalCount, null],
    carbohydrates: ['carbohydrates', optionalCount, null],
  }),
)

const readCombo = (wire: Record<string, unknown>): ComboDiscount | Refused | null => {
  const type = wire.combo_discount_type
  if (isNothing(type) || isNothing(wire.combo_discount)) return null
  const amount = hundredths(wire.combo_discount)
  if (type !== 'percent' && type !== 'fixed') return expected('combo_discount_type percent or fixed')
  return amount === null || amount < 0 ? expected('combo_discount as a number') : { type, amount }
}

/** ACF's fields of a product, of which the price needs only the combo's reduction. */
export const combo: Codec<ComboDiscount | null> = field<ComboDiscount | null>({
  schema: withAll({ combo_discount_type: aText, combo_discount: aText }),
  decode: (wire) => {
    if (isNothing(wire)) return null
    return isObject(wire) ? readCombo(wire) : expected('an object')
  },
  encode: (value) => ({
    combo_discount_type: value?.type ?? '',
    combo_discount: value === null ? '' : decimal(value.amount),
  }),
})
