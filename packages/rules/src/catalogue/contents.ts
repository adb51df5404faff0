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

/** What the dish says it contains, of all that preferences ask about. */
export function contentsOf({ attributes }: Pick<Product, 'attributes'>): readonly Content[] {
  const contained = new Set(
    attributes
      .filter((attribute) => attribute.name.trim().toLowerCase() === 'contains')
      .flatMap((attribute) => attribute.value.toLowerCase().split(/[\s,;|]/)),
  )
  return CONTENTS.filter((content) => contained.has(content))
}

/** What a customer of these preferences does not eat. */
export function avoidedContents(preferences: Preferences): readonly Content[] {
  return CONTENTS.filter((content) => preferences[avoidedBy[content]])
}

/** The preferences of who does not eat these. */
export function preferencesAvoiding(contents: readonly Content[]): Preferences {
  return {
    vegetarian: contents.includes('meat'),
    noGarlic: contents.includes('garlic'),
    noOnion: contents.includes('onion'),
    noSpicy: contents.includes('spicy'),
  }
}
