import type { Codec, Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { image } from '../../wire/image.ts'
import { noun, unknownKeys } from '../../wire/noun.ts'
import { record } from '../../wire/record.ts'
import { text, verbatim } from '../../wire/text.ts'

/** Colours by the operator's own keys: each becomes a custom property of the page. */
export const colors: Codec<Readonly<Record<string, string>>> = record(text)

export const facade = noun(
  'Facade',
  {
    colors: ['colors', colors, {}],
    footerInfo: ['footer_infoblock', verbatim, ''],
    catalogFront: ['catalog_front', text, ''],
    defaultDark: ['default_dark', flag, false],
    extra: unknownKeys,
  },
  { rest: 'extra' },
)
export type Facade = Domain<typeof facade>
export const PLAIN_FACADE: Facade = {
  colors: {},
  footerInfo: '',
  catalogFront: '',
  defaultDark: false,
  extra: {},
}

const favicon = noun('Favicon', { png: ['favicon_png', image, ''], svg: ['favicon_svg', image, ''] })

export const logoFabrics = noun('LogoFabrics', {
  favicon: ['gr_favicon_site', favicon, { png: '', svg: '' }],
})

export const siteSeo = noun('SiteSeo', { name: ['name', text, ''], description: ['description', text, ''] })
export type SiteSeo = Domain<typeof siteSeo>
