import type { Preferences } from '../model/loyalty.ts'
import type { Product } from '../model/product.ts'

export const CONTENTS = ['meat', 'garlic', 'onion', 'spicy'] as const

export type Content = (typeof CONTENTS)[number]

const avoidedBy = {
  meat: 'vegetarian',
  garlic: 'noGarlic',
  onion: 'noOnion',
  spicy: 'noSpicy',
} as const satisfies Record<Content, keyof Preferences>

/** What the dish contains although the customer does not want it. */
export function preferenceWarnings(product: Product, preferences: Preferences): readonly Content[] {
  const contained = new Set(
    product.attributes
      .filter((attribute) => attribute.name.trim().toLowerCase() === 'contains')
      .flatMap((attribute) => attribute.value.toLowerCase().split(/[\s,;|]/)),
  )
  return CONTENTS.filter((content) => contained.has(content) && preferences[avoidedBy[content]])
}
