import type { Codec, Domain } from '../../wire/codec.ts'
import { noun, unknownKeys } from '../../wire/noun.ts'
import { oneOf } from '../../wire/one-of.ts'

export const PAGE_TYPES = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka', 'restoran'] as const
export type PageType = (typeof PAGE_TYPES)[number]

export const pageType: Codec<PageType> = oneOf(PAGE_TYPES, { restaurant: 'restoran' })

/** Templates: which page type the goods are shown in, and whatever else the operator keeps there. */
export const frontSettings = noun(
  'FrontSettings',
  { pageType: ['catalog_type', pageType, 'cat1'], extra: unknownKeys },
  { rest: 'extra' },
)
export type FrontSettings = Domain<typeof frontSettings>
