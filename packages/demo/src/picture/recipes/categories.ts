import { pile } from '../food/pile.ts'
import { dots, plain, rays } from '../ground.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
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

/** Colour of the tile, hero of the category, companions of the wide picture. `skip` leaves the ground and corners out. */
const heroes: Record<string, readonly [color: string, hero: Layer, beside: readonly SpriteName[]]> = {
  pizza: ['#f7b267', lifted(dishes, 'pepperoni', 2), ['tomato', 'cheese', 'herb', 'chili']],
  rolls: ['#9ed0c8', lifted(dishes, 'philadelphia', 2), ['chopsticks', 'ginger', 'lemon', 'cucumber']],
  wok: ['#f0a58f', lifted(dishes, 'wok-chicken-teriyaki', 2), ['pepper', 'carrot', 'chopsticks', 'onion']],
  burgers: ['#f9d27a', lifted(dishes, 'classic-burger'), ['fries', 'tomato', 'bacon', 'cucumber']],
  soups: ['#f2b8a6', lifted(dishes, 'borsch', 2), ['bread', 'garlic', 'carrot', 'onion']],
  salads: ['#c6dfa0', lifted(dishes, 'greek-salad', 2), ['lettuce', 'olive', 'tomato', 'avocado']],
  grill: ['#8a3d24', lifted(dishes, 'shashlik-pork', 2), ['fire', 'onion', 'tomato', 'wood']],
  breakfasts: ['#f8dc9c', lifted(dishes, 'scrambled-eggs', 2), ['egg', 'pancakes', 'coffee', 'croissant']],
  pasta: ['#f4c9a0', lifted(dishes, 'bolognese', 2), ['cheese', 'tomato', 'garlic', 'herb']],
  desserts: ['#f6bcd0', lifted(dishes, 'donuts'), ['cupcake', 'strawberry', 'cookie', 'candy']],
  bakery: ['#eccfa4', lifted(dishes, 'croissant', 2), ['baguette', 'wheat', 'pretzel', 'butter']],
  drinks: ['#a8d8e6', lifted(dishes, 'lemonade-citrus'), ['coffee', 'bubbleTea', 'iceCube', 'strawberry']],
  combos: ['#c8401c', lifted(dishes, 'combo-burger'), ['pizza', 'sushi', 'tag', 'sparkles']],
  'vegetables-fruit': ['#b9dba2', basket, ['banana', 'avocado', 'strawberry', 'lemon']],
  dairy: ['#b8d6ee', lifted(dishes, 'milk-32'), ['cheese', 'egg', 'butter', 'cow']],
  'meat-fish': ['#a84a48', lifted(dishes, 'salmon-fillet', 2), ['meat', 'friedShrimp', 'drumstick', 'crab']],
  cheese: ['#f8d878', lifted(dishes, 'gouda'), ['grapes', 'pear', 'honey', 'baguette']],
  extras: ['#d8d2c8', lifted(dishes, 'ketchup'), ['chopsticks', 'garlic', 'ginger', 'chili']],
}

const whole = (color: string, hero: Layer, scale = 0.84): Recipe =>
  framed(1, plain(color), at(0, 0, hero, scale))

/** For tiles with the name in the upper left: the dish peeps in from the lower right. */
const tile = (color: string, hero: Layer): Recipe =>
  framed(4 / 3, dots(color, '#fff'), at(170, 110, hero, 1.02))

const wide = (color: string, hero: Layer, beside: readonly SpriteName[]): Recipe =>
  framed(
    3,
    rays(color, '#ffffff30'),
    ...beside.map((name, i) =>
      sprite(name, { x: -980 + i * 300, y: i % 2 ? 190 : -150, size: 260, rotate: i * 14 - 20 }),
    ),
    at(740, 0, hero, 1.08),
  )

const tops: RecipeBook = Object.fromEntries(
  Object.entries(heroes).flatMap(([slug, [color, hero, beside]]) => [
    [`category-${slug}`, whole(color, hero)],
    [`category-${slug}-tile`, tile(color, hero)],
    [`category-${slug}-wide`, wide(color, hero, beside)],
  ]),
)

/** Subcategories show one of their dishes on a table of another colour. */
const subs: Record<string, readonly [dish: string, color: string, skip?: number]> = {
  'classic-pizza': ['margherita', '#f3c9a0', 2],
  'meat-pizza': ['meat-feast', '#d99a7a', 2],
  'veggie-pizza': ['vegetariana', '#d3e0a8', 2],
  'classic-rolls': ['california', '#bcd9d4', 2],
  'baked-rolls': ['baked-salmon-roll', '#f0c48f', 2],
  sushi: ['sushi-salmon', '#a8cfd6'],
  sets: ['set-duet', '#5f7a7a', 2],
  'wok-noodles': ['pad-thai', '#f0c8a0', 2],
  'wok-rice': ['fried-rice-shrimp', '#c8dbe6', 2],
  'beef-burgers': ['double-cheese', '#f3c48a'],
  'other-burgers': ['chicken-burger', '#cfe0b8'],
  snacks: ['nuggets', '#f2cfa8', 2],
  'hot-soups': ['tom-yum', '#f3b896', 2],
  'cold-soups': ['okroshka', '#cfe3cf', 2],
  salad: ['caesar-chicken', '#dbe8b4', 2],
  bowls: ['poke-salmon', '#f6cdb6', 2],
  shashlik: ['shashlik-lamb', '#b98a72', 2],
  steaks: ['ribeye', '#8f8078', 2],
  'grilled-vegetables': ['grilled-veg', '#c2cfa0', 2],
  'sweet-breakfasts': ['syrniki', '#d8e0ee', 2],
  eggs: ['shakshuka', '#f0b59a', 2],
  'fresh-pasta': ['carbonara', '#f0dcae', 2],
  risotto: ['shrimp-risotto', '#f6e0a0', 2],
  cakes: ['red-velvet', '#f0b9c0'],
  'ice-cream': ['ice-cream-vanilla', '#bfe3e0'],
  bread: ['sourdough', '#e6d2b4', 2],
  pastries: ['cinnamon-roll', '#e8c69a', 2],
  'coffee-tea': ['cappuccino', '#dcc0a0'],
  lemonades: ['lemonade-strawberry', '#fbd0d4'],
  juices: ['orange-juice', '#fbd394'],
  vegetables: ['tomatoes', '#f3c9b4'],
  fruit: ['oranges', '#fbd9a4'],
  greens: ['salad-greens', '#cfe6b4'],
  milk: ['kefir', '#cde0f0'],
  yogurt: ['strawberry-yogurt', '#fbd0da'],
  'eggs-butter': ['eggs-c0', '#ecd6b6'],
  meat: ['beef-tenderloin', '#d9a9a2', 2],
  poultry: ['chicken-legs', '#f3d9a6', 2],
  fish: ['tiger-prawns', '#a9d2d8', 2],
  'hard-cheese': ['parmesan', '#f6e0a4'],
  'soft-cheese': ['camembert', '#e3d3c6'],
}

const parts: RecipeBook = Object.fromEntries(
  Object.entries(subs).map(([slug, [name, color, skip]]) => [
    `category-${slug}`,
    whole(color, lifted(dishes, name, skip), skip === 2 ? 0.86 : 0.8),
  ]),
)

const uncategorized: Recipe = whole('#d9cbb8', lifted(dishes, 'chef-surprise'))

export const categories: RecipeBook = {
  ...tops,
  ...parts,
  'category-uncategorized': uncategorized,
  'category-uncategorized-tile': tile('#d9cbb8', lifted(dishes, 'chef-surprise')),
  'category-uncategorized-wide': wide('#d9cbb8', lifted(dishes, 'chef-surprise'), ['plate', 'cutlery']),
}
