import { pile } from '../food/pile.ts'
import { dots, plain, rays } from '../ground.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { basketFront } from '../tableware/pedestal.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type Recipe, type RecipeBook } from './recipe.ts'

const basket: Layer = (stage) =>
  [
    sprite('broccoli', { x: -260, y: -90, size: 260, rotate: -14 }),
    sprite('pepper', { x: 270, y: -80, size: 250, rotate: 12 }),
    sprite('carrot', { x: -90, y: -150, size: 280, rotate: -24 }),
    sprite('grapes', { x: 120, y: -140, size: 260, rotate: 10 }),
    at(0, 40, pile('tomato', [3], 200, 0.86)),
    sprite('apple', { x: -250, y: 40, size: 200 }),
    sprite('orange', { x: 260, y: 40, size: 200 }),
    basketFront(90, 420, 230),
  ]
    .map((layer) => layer(stage))
    .join('')

interface Hero {
  readonly layer: Layer
  /** How far it reaches above its middle, and to its sides. */
  readonly above: number
  readonly reach: number
  readonly scale?: number
}

const hero = (dish: string, above: number, reach = above, scale = 1): Hero => ({
  layer: lifted(dishes, dish),
  above,
  reach,
  scale,
})

/** Colour of the tile and hero of the category. */
const heroes: Record<string, readonly [color: string, hero: Hero]> = {
  pizza: ['#f7b267', hero('pepperoni', 405, 405, 1.1)],
  rolls: ['#9ed0c8', hero('philadelphia', 250, 470)],
  wok: ['#f0a58f', hero('wok-chicken-teriyaki', 375, 375, 1.15)],
  burgers: ['#f9d27a', hero('classic-burger', 310, 420)],
  soups: ['#f2b8a6', hero('borsch', 375, 375, 1.15)],
  salads: ['#c6dfa0', hero('greek-salad', 375, 375, 1.15)],
  grill: ['#8a3d24', hero('shashlik-pork', 245, 480)],
  breakfasts: ['#f8dc9c', hero('scrambled-eggs', 365, 365, 1.15)],
  pasta: ['#f4c9a0', hero('bolognese', 375, 375, 1.15)],
  desserts: ['#f6bcd0', hero('donuts', 425)],
  bakery: ['#eccfa4', hero('croissant', 425)],
  drinks: ['#a8d8e6', hero('lemonade-citrus', 400, 260, 0.78)],
  combos: ['#c8401c', hero('combo-burger', 300, 560, 0.86)],
  'vegetables-fruit': ['#b9dba2', { layer: basket, above: 290, reach: 420 }],
  dairy: ['#b8d6ee', hero('milk-32', 340, 280, 0.84)],
  'meat-fish': ['#a84a48', hero('salmon-fillet', 250, 440)],
  cheese: ['#f8d878', hero('gouda', 150, 460)],
  extras: ['#d8d2c8', hero('ketchup', 165, 470)],
}

const whole = (color: string, { layer, reach, scale = 1 }: Hero): Recipe =>
  framed(1, plain(color), at(0, 0, layer, Math.min(scale, 440 / reach)))

/** Above it a tile has its name, upper left, which no dish may touch. */
const UNDER_NAME = -190

/** The dish peeps in from the lower right. */
const tile = (color: string, { layer, above, scale = 1 }: Hero): Recipe =>
  framed(4 / 3, dots(color, '#ffffff66'), at(190, UNDER_NAME + above * scale, layer, scale))

const wide = (color: string, { layer, reach, scale = 1 }: Hero): Recipe =>
  framed(3, rays(color, '#ffffff30'), (stage) =>
    at(stage.width * 0.12 + reach * scale, 0, layer, scale)(stage),
  )

const tops: RecipeBook = Object.fromEntries(
  Object.entries(heroes).flatMap(([slug, [color, own]]) => [
    [`category-${slug}`, whole(color, own)],
    [`category-${slug}-tile`, tile(color, own)],
    [`category-${slug}-wide`, wide(color, own)],
  ]),
)

/** Subcategories show one of their dishes on a table of another colour. */
const subs: Record<string, readonly [dish: string, color: string]> = {
  'classic-pizza': ['margherita', '#f3c9a0'],
  'meat-pizza': ['meat-feast', '#d99a7a'],
  'veggie-pizza': ['vegetariana', '#d3e0a8'],
  'classic-rolls': ['california', '#bcd9d4'],
  'baked-rolls': ['baked-salmon-roll', '#f0c48f'],
  sushi: ['sushi-salmon', '#a8cfd6'],
  sets: ['set-duet', '#5f7a7a'],
  'wok-noodles': ['pad-thai', '#f0c8a0'],
  'wok-rice': ['fried-rice-shrimp', '#c8dbe6'],
  'beef-burgers': ['double-cheese', '#f3c48a'],
  'other-burgers': ['chicken-burger', '#cfe0b8'],
  snacks: ['nuggets', '#f2cfa8'],
  'hot-soups': ['tom-yum', '#f3b896'],
  'cold-soups': ['okroshka', '#cfe3cf'],
  salad: ['caesar-chicken', '#dbe8b4'],
  bowls: ['poke-salmon', '#f6cdb6'],
  shashlik: ['shashlik-lamb', '#b98a72'],
  steaks: ['ribeye', '#8f8078'],
  'grilled-vegetables': ['grilled-veg', '#c2cfa0'],
  'sweet-breakfasts': ['syrniki', '#d8e0ee'],
  eggs: ['shakshuka', '#f0b59a'],
  'fresh-pasta': ['carbonara', '#f0dcae'],
  risotto: ['shrimp-risotto', '#f6e0a0'],
  cakes: ['red-velvet', '#f0b9c0'],
  'ice-cream': ['ice-cream-vanilla', '#bfe3e0'],
  bread: ['sourdough', '#e6d2b4'],
  pastries: ['cinnamon-roll', '#e8c69a'],
  'coffee-tea': ['cappuccino', '#dcc0a0'],
  lemonades: ['lemonade-strawberry', '#fbd0d4'],
  juices: ['orange-juice', '#fbd394'],
  vegetables: ['tomatoes', '#f3c9b4'],
  fruit: ['oranges', '#fbd9a4'],
  greens: ['salad-greens', '#cfe6b4'],
  milk: ['kefir', '#cde0f0'],
  yogurt: ['strawberry-yogurt', '#fbd0da'],
  'eggs-butter': ['eggs-c0', '#ecd6b6'],
  meat: ['beef-tenderloin', '#d9a9a2'],
  poultry: ['chicken-legs', '#f3d9a6'],
  fish: ['tiger-prawns', '#a9d2d8'],
  'hard-cheese': ['parmesan', '#f6e0a4'],
  'soft-cheese': ['camembert', '#e3d3c6'],
}

const parts: RecipeBook = Object.fromEntries(
  Object.entries(subs).map(([slug, [name, color]]) => [`category-${slug}`, whole(color, hero(name, 460))]),
)

const surprise = hero('chef-surprise', 260, 440)

export const categories: RecipeBook = {
  ...tops,
  ...parts,
  'category-uncategorized': whole('#d9cbb8', surprise),
  'category-uncategorized-tile': tile('#d9cbb8', surprise),
  'category-uncategorized-wide': wide('#d9cbb8', surprise),
}
