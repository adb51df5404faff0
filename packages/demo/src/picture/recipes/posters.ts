import { brandMark } from '../brand-mark.ts'
import { dots, linen, plain, rays, studio, wood } from '../ground.ts'
import { lit, shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import { at, type Layer } from '../stage.ts'
import { dishes } from './dishes.ts'
import { framed, lifted, type RecipeBook } from './recipe.ts'

const post = (ground: Layer, ...layers: readonly Layer[]) => framed(16 / 9, ground, ...layers)

const percent: Layer = () =>
  `${shadow(16, 30, 330, 240)}${lit('path d="M-330-190H330V-60C290-60 270-30 270 0C270 30 290 60 330 60V190H-330V60C-290 60-270 30-270 0C-270-30-290-60-330-60Z"', '#c8401c')}<g fill="none" stroke="#fff6e4" stroke-width="34" stroke-linecap="round"><circle cx="-84" cy="-64" r="44"/><circle cx="84" cy="64" r="44"/><path d="M100-110L-100 110"/></g>`

/** Pictures of posts, coupons and the app's own signs. */
export const posters: RecipeBook = {
  'post-happy-hours': post(rays('#f2b84b', '#f8ca74'), at(0, 0, lifted(dishes, 'tom-yum'), 1.12)),
  'post-sourdough': post(linen('#d9c3a0'), at(0, 0, lifted(dishes, 'sourdough'), 1.06)),
  'post-lake-fish': post(rays('#5f9fb8', '#7ab4ca'), at(0, 0, lifted(dishes, 'trout-grill'), 1.06)),
  'post-new-menu': post(
    dots('#2e7d4f', '#fff'),
    at(-400, 0, lifted(dishes, 'ramen'), 1.02),
    at(400, 0, lifted(dishes, 'bowl-falafel'), 1.02),
  ),
  'post-farm': post(
    studio('#a9d0e8', '#8fbf6a', 60),
    sprite('tractor', { x: -380, y: 80, size: 430 }),
    sprite('cow', { x: 110, y: 150, size: 340 }),
    sprite('farmer', { x: 470, y: 60, size: 430 }),
  ),
  'post-table': post(linen('#b5603c', '#4a1f0c'), at(0, 0, lifted(dishes, 'ribeye'), 1.16)),
  'post-delivery-night': post(
    rays('#22305a', '#2c3d70'),
    sprite('scooter', { x: -240, y: 60, size: 560 }),
    sprite('takeout', { x: 330, y: 150, size: 320 }),
  ),
  'post-coffee': post(wood('#a58062'), at(-40, -40, lifted(dishes, 'cappuccino'), 1.04)),
  'coupon-gift': framed(1, dots('#8e6bbf', '#fff'), sprite('gift', { size: 640 })),
  'coupon-percent': framed(1, rays('#f6b02c', '#fbc95c'), at(0, 0, percent, 1.15, -10)),
  'coupon-fixed': framed(
    1,
    rays('#2e7d4f', '#3f9a66'),
    sprite('coin', { x: -150, y: 120, size: 420 }),
    sprite('coin', { x: 160, y: 150, size: 420 }),
    sprite('coin', { x: 0, y: -120, size: 460 }),
  ),
  favicon: framed(
    1,
    plain('#c8401c'),
    () => `<g transform="translate(-450 -450) scale(1.7578125)">${brandMark}</g>`,
  ),
}
