import { dots, gingham, rays, studio, wood } from '../ground.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type RecipeBook } from './recipe.ts'

interface Scene {
  readonly ground: Layer
  readonly hero: Layer
  /** Half the hero's width, in its own units. */
  readonly reach: number
  readonly scale?: number
}

const scenes: Record<string, Scene> = {
  pizza: { ground: rays('#e4572e', '#f3814f'), hero: lifted(dishes, 'margherita'), reach: 405, scale: 1.2 },
  rolls: { ground: rays('#1f5f63', '#2f7f80'), hero: lifted(dishes, 'philadelphia'), reach: 470, scale: 1.2 },
  farm: { ground: rays('#7fb069', '#97c583'), hero: lifted(dishes, 'tomatoes'), reach: 420, scale: 1.12 },
  grill: {
    ground: rays('#5a2a1c', '#7a3c28'),
    hero: lifted(dishes, 'shashlik-pork'),
    reach: 480,
    scale: 1.2,
  },
  lunch: { ground: rays('#d98a2b', '#eca84c'), hero: lifted(dishes, 'borsch'), reach: 370, scale: 1.3 },
  birthday: {
    ground: dots('#8e6bbf', '#fff'),
    hero: lifted(dishes, 'birthday-cake'),
    reach: 390,
    scale: 1.1,
  },
  bonus: { ground: rays('#f6b02c', '#fbc95c'), hero: lifted(dishes, 'gift-card'), reach: 400, scale: 1.05 },
}

/** Words take the left of a frame; what stands right of them may run over its edge. */
const FREE_FROM = 0.1

/** The hero beside the words, wherever the frame ends. */
const besideWords =
  (hero: Layer, reach: number, scale: number): Layer =>
  (stage) =>
    at(stage.width * FREE_FROM + reach * scale, 0, hero, scale)(stage)

const slides: RecipeBook = Object.fromEntries(
  Object.entries(scenes).flatMap(([name, { ground, hero, reach, scale = 1 }]) => [
    [`banner-${name}`, framed(3, ground, besideWords(hero, reach, scale))],
    [`banner-${name}-mobile`, framed(16 / 9, ground, besideWords(hero, reach, scale * 0.94))],
  ]),
)

/** Stories stand upright; covers have their words below, the viewer above and below: the hero stays between. */
const tall = (ground: Layer, hero: Layer, scale: number, y = -110) =>
  framed(9 / 16, ground, at(0, y, hero, scale))

const stories: RecipeBook = {
  'story-new': tall(rays('#2e7d4f', '#3f9a66'), lifted(dishes, 'pad-thai'), 0.64),
  'story-new-2': tall(dots('#f2b84b', '#fff'), lifted(dishes, 'egg-burger'), 0.72),
  'story-wheel': tall(rays('#8a3fa0', '#a45ab8'), sprite('ferrisWheel', { size: 620 }), 0.72),
  'story-wheel-2': tall(dots('#e4572e', '#fff'), sprite('gift', { size: 560 }), 0.8),
  'story-night': tall(rays('#1f2b4d', '#2a3a63'), lifted(dishes, 'ramen'), 0.64),
  'story-farm': tall(rays('#86b65c', '#9fca78'), lifted(dishes, 'strawberries'), 0.56, -110),
  'story-breakfast': tall(dots('#f7d27a', '#fff'), lifted(dishes, 'pancakes'), 0.66, -130),
  'story-friends': tall(rays('#d9507a', '#e8709a'), lifted(dishes, 'combo-party'), 0.5),
}

const popups: RecipeBook = {
  'popup-welcome': framed(4 / 3, gingham('#c8401c'), at(-40, 0, lifted(dishes, 'combo-pizza-two'), 1.02)),
  'popup-new-year': framed(
    4 / 3,
    dots('#1f4f3a', '#f6b02c'),
    at(0, 30, lifted(dishes, 'birthday-cake'), 1.1),
  ),
  'popup-terrace': framed(4 / 3, wood('#b9946a'), at(0, 0, lifted(dishes, 'trout-grill'), 1.04)),
  'popup-stock': framed(
    4 / 3,
    studio('#b8c4cc', '#e6eaec', 120),
    sprite('truck', { x: 0, y: 90, size: 560 }),
    sprite('clock', { x: 350, y: -200, size: 200 }),
  ),
}

export const banners: RecipeBook = { ...slides, ...stories, ...popups }
