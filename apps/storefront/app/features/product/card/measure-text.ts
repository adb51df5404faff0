import type { Translate } from '@samobranka/dictionary'
import { firstAddCount, isPerKg, lineWeight } from '@samobranka/rules'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { weightText } from '../../../format/weight-text.ts'

/** What the price on the card is for: the weight that the first tap adds, or as the menu prints it. */
export function measureText(goods: CardGoods, t: Translate): string {
  if (!isPerKg(goods)) return goods.weight
  // Variations weigh what they like: the card cannot say one weight for all of them.
  if (goods.variations.some(({ portionSize = 0 }) => portionSize > 0)) return ''
  return weightText(lineWeight(goods, null, firstAddCount(goods)), t)
}
