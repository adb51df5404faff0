import { plain } from '../ground.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { at, type Layer, n } from '../stage.ts'
import wordmarks from '../wordmarks.json' with { type: 'json' }
import { framed, type RecipeBook } from './recipe.ts'

/** Letters are outlines: a machine without fonts must show the names too. */
const word =
  (key: keyof typeof wordmarks, color: string, width: number): Layer =>
  () => {
    const scale = width / wordmarks[key].width
    return `<path transform="translate(${n(-width / 2)} 40) scale(${scale.toFixed(3)})" d="${wordmarks[key].path}" fill="${color}"/>`
  }

const sign = (key: keyof typeof wordmarks, ground: string, ink: string, emblem: SpriteName) =>
  framed(
    4 / 3,
    plain(ground),
    () =>
      `<rect x="-500" y="-370" width="1000" height="740" rx="60" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="8"/>`,
    sprite(emblem, { y: -140, size: 320 }),
    at(0, 190, word(key, ink, 800)),
    () => `<path d="M-180 300H180" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  )

export const brands: RecipeBook = {
  'brand-ozersk-farm': sign('farm', '#eaf0d8', '#3f5f24', 'cow'),
  'brand-mikheev-bakery': sign('bakery', '#f6e6c8', '#6b3f14', 'wheat'),
  'brand-white-meadow': sign('creamery', '#f4f1ea', '#2f4f6b', 'cheese'),
  'brand-svetlaya-water': sign('water', '#d8eef8', '#1f5f96', 'iceCube'),
  'brand-rybny-dvor': sign('fishery', '#dbe9ea', '#1f4f56', 'friedShrimp'),
  'brand-coffee-works': sign('coffee', '#e8dccf', '#3a2418', 'coffee'),
}
