import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { image } from '../../wire/image.ts'
import { isObject } from '../../wire/json.ts'
import { list } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun, unknownKeys } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { optional } from '../../wire/optional.ts'
import { text, verbatim, word } from '../../wire/text.ts'

const media = reshaped(noun('Media', { id: ['id', optionalId, null], url: ['url', image, ''] }), (wire) =>
  typeof wire === 'string' ? { url: wire } : wire,
)

/** A page type shown in the demo switcher, with what it looks like. */
export const demoPreview = noun('DemoPreview', {
  type: ['type', word, 'cat1'],
  image: ['image', optional(media), null],
  video: ['video', optional(media), null],
})
export type DemoPreview = Domain<typeof demoPreview>

const include = noun('IncludedScripts', {
  metrics: ['metrix', verbatim, ''],
  scripts: ['scripts', verbatim, ''],
})

const front = noun('FrontAddress', { url: ['front_url', text, ''] })

/** The document's `allSettings`. */
export const siteSettings = noun(
  'SiteSettings',
  {
    cacheVersion: ['cache_ver_site', word, '2.0.15'],
    mainFont: ['main_font', text, ''],
    headingsFont: ['font_headings', text, ''],
    usesPageTranslation: ['use_google_translate', flag, false],
    demoPreviews: ['demo_previews', list(demoPreview), []],
    screenshot1: ['frontend_pwa_screenshot1', image, ''],
    screenshot2: ['frontend_pwa_screenshot2', image, ''],
    include: ['include', include, { metrics: '', scripts: '' }],
    front: ['settings', front, { url: '' }],
    extra: unknownKeys,
  },
  { rest: 'extra' },
)
export type SiteSettings = Domain<typeof siteSettings>

const KEYS = [
  'cache_ver_site',
  'main_font',
  'font_headings',
  'use_google_translate',
  'demo_previews',
  'frontend_pwa_screenshot1',
  'frontend_pwa_screenshot2',
  'include',
] as const

/** Some servers spread `allSettings` over the document itself. */
export const gatherSiteSettings = (wire: Record<string, unknown>): Record<string, unknown> => {
  const loose = KEYS.filter((key) => wire[key] !== undefined)
  if (loose.length === 0) return wire
  const { ...rest } = wire
  const gathered: Record<string, unknown> = isObject(wire.allSettings) ? { ...wire.allSettings } : {}
  for (const key of loose) {
    gathered[key] ??= wire[key]
    delete rest[key]
  }
  return { ...rest, allSettings: gathered }
}
