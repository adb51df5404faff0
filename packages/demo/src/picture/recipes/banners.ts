import { dots, gingham, rays, studio, wood } from '../ground.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { at, type Layer } from '../stage.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type RecipeBook } from './recipe.ts'

interface Scene {
  readonly ground: Layer
  readonly hero: Layer
  readonly beside: readonly SpriteName[]
}

const scenes: Record<string, Scene> = {
  pizza: {
    ground: rays('#e4572e', '#f3814f'),
    hero: lifted(dishes, 'margherita', 2),
    beside: ['tomato', 'herb', 'cheese', 'garlic'],
  },
  rolls: {
    ground: rays('#1f5f63', '#2f7f80'),
    hero: lifted(dishes, 'philadelphia', 2),
    beside: ['ginger', 'lemon', 'chopsticks', 'cucumber'],
  },
  farm: {
    ground: rays('#7fb069', '#97c583'),
    hero: lifted(dishes, 'tomatoes'),
    beside: ['tractor', 'sunflower', 'egg', 'milk'],
  },
  grill: {
    ground: rays('#5a2a1c', '#7a3c28'),
    hero: lifted(dishes, 'shashlik-pork', 2),
    beside: ['fire', 'onion', 'tomato', 'herb'],
  },
  lunch: {
    ground: gingham('#e9a23b', '#fff6e4'),
    hero: lifted(dishes, 'borsch', 2),
    beside: ['clock', 'bread', 'salad', 'noodles'],
  },
  birthday: {
    ground: dots('#8e6bbf', '#fff'),
    hero: lifted(dishes, 'birthday-cake'),
    beside: ['party', 'gift', 'candy', 'sparkles'],
  },
  bonus: {
    ground: rays('#f6b02c', '#fbc95c'),
    hero: lifted(dishes, 'gift-card'),
    beside: ['coin', 'star', 'coin', 'heart'],
  },
}

const companions =
  (names: readonly SpriteName[], left: number, step: number, size: number, top: number): Layer =>
  (stage) =>
    names
      .map((name, i) =>
        sprite(name, { x: left + i * step, y: (i % 2 ? 1 : -1) * top + 30, size, rotate: i * 13 - 18 })(
          stage,
        ),
      )
      .join('')

/** Words stand on the left, the dish on the right: companions keep to the upper and lower edge. */
const slides: RecipeBook = Object.fromEntries(
  Object.entries(scenes).flatMap(([name, { ground, hero, beside }]) => [
    [`banner-${name}`, framed(3, ground, companions(beside, -240, 140, 200, 300), at(760, 0, hero, 1.12))],
    [
      `banner-${name}-mobile`,
      framed(16 / 9, ground, companions(beside.slice(0, 2), -130, 90, 170, 320), at(370, 20, hero, 0.8)),
    ],
  ]),
)

/** Stories stand upright, words above, the hero in the lower two thirds. */
const tall = (
  ground: Layer,
  hero: Layer,
  scale: number,
  beside: readonly SpriteName[],
): ReturnType<typeof framed> =>
  framed(
    9 / 16,
    ground,
    at(0, 90, hero, scale),
    ...beside.map((name, i) =>
      sprite(name, { x: i % 2 ? 150 : -150, y: i < 2 ? -190 : 360, size: 120, rotate: i * 17 - 20 }),
    ),
  )

const stories: RecipeBook = {
  'story-new': tall(rays('#2e7d4f', '#3f9a66'), lifted(dishes, 'pad-thai', 2), 0.6, [
    'sparkles',
    'friedShrimp',
    'lemon',
    'peanuts',
  ]),
  'story-new-2': tall(dots('#f2b84b', '#fff'), lifted(dishes, 'egg-burger'), 0.58, ['egg', 'bacon']),
  'story-wheel': tall(rays('#8a3fa0', '#a45ab8'), sprite('ferrisWheel', { size: 620 }), 0.72, [
    'gift',
    'ticket',
    'coin',
    'party',
  ]),
  'story-wheel-2': tall(dots('#e4572e', '#fff'), sprite('gift', { size: 560 }), 0.72, [
    'star',
    'heart',
    'candy',
    'coin',
  ]),
  'story-night': tall(rays('#1f2b4d', '#2a3a63'), lifted(dishes, 'ramen', 2), 0.6, [
    'moon',
    'star',
    'scooter',
    'chopsticks',
  ]),
  'story-farm': tall(rays('#86b65c', '#9fca78'), lifted(dishes, 'strawberries'), 0.52, [
    'tractor',
    'farmer',
    'sun',
    'leaves',
  ]),
  'story-breakfast': tall(dots('#f7d27a', '#fff'), lifted(dishes, 'pancakes'), 0.52, [
    'sun',
    'coffee',
    'egg',
    'milk',
  ]),
  'story-friends': tall(rays('#d9507a', '#e8709a'), lifted(dishes, 'combo-party'), 0.5, [
    'heart',
    'party',
    'coin',
    'gift',
  ]),
}

const popups: RecipeBook = {
  'popup-welcome': framed(4 / 3, gingham('#c8401c'), at(0, 30, lifted(dishes, 'combo-pizza-two'), 0.9)),
  'popup-new-year': framed(
    4 / 3,
    dots('#1f4f3a', '#f6b02c'),
    at(0, 40, lifted(dishes, 'birthday-cake'), 0.9),
    sprite('sparkles', { x: 330, y: -270, size: 190 }),
  ),
  'popup-terrace': framed(
    4 / 3,
    wood('#b9946a'),
    sprite('sun', { x: 330, y: -250, size: 240 }),
    at(0, 40, lifted(dishes, 'trout-grill', 2), 0.8),
  ),
  'popup-stock': framed(
    4 / 3,
    studio('#b8c4cc', '#e6eaec', 120),
    sprite('truck', { x: 0, y: 90, size: 560 }),
    sprite('clock', { x: 350, y: -200, size: 200 }),
  ),
}

export const banners: RecipeBook = { ...slides, ...stories, ...popups }
