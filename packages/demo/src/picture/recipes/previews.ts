import { dots, plain } from '../ground.ts'
import { shadow } from '../light.ts'
import { sprite } from '../sprite.ts'
import type { SpriteName } from '../sprite-names.ts'
import { draw, type Layer } from '../stage.ts'
import { framed, type Recipe, type RecipeBook } from './recipe.ts'

const goods: readonly SpriteName[] = [
  'pizza',
  'sushi',
  'burger',
  'salad',
  'pasta',
  'croissant',
  'cupcake',
  'tomato',
  'cheese',
  'avocado',
  'noodles',
  'strawberry',
  'milk',
  'egg',
  'bread',
  'meat',
]

const box =
  (x: number, y: number, w: number, h: number, fill: string, r = 14): Layer =>
  () =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

const words = (x: number, y: number, w: number, color = '#d8cfc2'): Layer => box(x, y, w, 14, color, 7)

const card =
  (x: number, y: number, w: number, h: number, i: number, tint = '#fff4e2'): Layer =>
  (stage) =>
    draw(
      [
        box(x, y, w, h, '#fff'),
        box(x + 6, y + 6, w - 12, h * 0.6, tint, 10),
        sprite(goods[i % goods.length] ?? 'pizza', {
          x: x + w / 2,
          y: y + 6 + h * 0.3,
          size: Math.min(w, h) * 0.55,
        }),
        words(x + 14, y + h * 0.7, w * 0.6),
        box(x + 14, y + h * 0.82, w * 0.42, h * 0.13, '#c8401c', h * 0.065),
      ],
      stage,
    )

const grid =
  (x: number, y: number, columns: number, rows: number, w: number, h: number, first = 0): Layer =>
  (stage) =>
    Array.from({ length: columns * rows }, (_, i) =>
      card(
        x + (i % columns) * (w + 14),
        y + Math.floor(i / columns) * (h + 14),
        w,
        h,
        first + i,
        ['#fff4e2', '#eef4e2', '#fdeaea', '#e8f1f6'][i % 4],
      )(stage),
    ).join('')

const tile =
  (x: number, y: number, w: number, h: number, i: number, color: string): Layer =>
  (stage) =>
    box(x, y, w, h, color, 20)(stage) +
    words(x + 20, y + 22, w * 0.5, '#ffffffcc')(stage) +
    sprite(goods[i % goods.length] ?? 'pizza', {
      x: x + w * 0.66,
      y: y + h * 0.62,
      size: Math.min(w, h) * 0.66,
    })(stage)

const window = (color: string, ...inside: readonly Layer[]): Recipe =>
  framed(
    4 / 3,
    dots(color, '#fff'),
    () =>
      `${shadow(20, 40, 620, 420)}<rect x="-520" y="-380" width="1040" height="760" rx="30" fill="#fffdf9"/>`,
    box(-520, -380, 1040, 70, '#2b2018', 30),
    box(-520, -340, 1040, 30, '#2b2018', 0),
    () =>
      '<circle cx="-480" cy="-345" r="12" fill="#e4572e"/><circle cx="-444" cy="-345" r="12" fill="#f6b02c"/><circle cx="-408" cy="-345" r="12" fill="#6aa84a"/>',
    ...inside,
  )

const pastel = [
  '#f7b267',
  '#9ed0c8',
  '#f0a58f',
  '#c6dfa0',
  '#f6bcd0',
  '#a8d8e6',
  '#f8d878',
  '#c9b7e8',
] as const
const tiles =
  (x: number, y: number, columns: number, rows: number, w: number, h: number): Layer =>
  (stage) =>
    Array.from({ length: columns * rows }, (_, i) =>
      tile(
        x + (i % columns) * (w + 16),
        y + Math.floor(i / columns) * (h + 16),
        w,
        h,
        i,
        pastel[i % pastel.length] ?? '#ddd',
      )(stage),
    ).join('')

const chips =
  (y: number): Layer =>
  (stage) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) => box(-490 + i * 164, y, 150, 44, i ? '#f3eadc' : '#c8401c', 22)(stage))
      .join('')

/** How each page type looks, in small. */
export const previews: RecipeBook = {
  'preview-cat1': window(
    '#f2b84b',
    ...[0, 1, 2, 3, 4].map(
      (i): Layer =>
        () =>
          `<circle cx="${-430 + i * 130}" cy="-236" r="46" fill="${pastel[i]}" stroke="#c8401c" stroke-width="6"/>`,
    ),
    tile(-490, -170, 980, 190, 0, '#e4572e'),
    grid(-490, 40, 5, 1, 182, 240, 1),
    words(-490, 310, 260),
  ),
  'preview-cat2': window('#9ed0c8', words(-490, -280, 320), tiles(-490, -240, 4, 3, 233, 188)),
  'preview-cat12': window(
    '#c9b7e8',
    tiles(-490, -290, 4, 1, 233, 150),
    tiles(-490, -124, 2, 1, 482, 150),
    grid(-490, 50, 5, 1, 182, 240, 4),
    words(-490, 320, 300),
  ),
  'preview-landing': window(
    '#f0a58f',
    tile(-490, -290, 980, 150, 0, '#c8401c'),
    chips(-120),
    grid(-490, -56, 4, 2, 234, 196, 0),
  ),
  'preview-samokat': window(
    '#a8d8e6',
    box(-490, -290, 690, 50, '#f3eadc', 25),
    tiles(-490, -220, 4, 1, 160, 110),
    grid(-490, -90, 5, 2, 126, 206, 7),
    box(220, -290, 280, 620, '#f8f1e6', 20),
    card(240, -270, 240, 190, 2),
    box(240, 270, 240, 44, '#c8401c', 22),
  ),
  'preview-lavka': window(
    '#c6dfa0',
    box(-490, -290, 190, 620, '#f3eadc', 20),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => words(-466, -256 + i * 56, 140)),
    box(-280, -290, 770, 50, '#f3eadc', 25),
    grid(-280, -220, 5, 3, 142, 168, 7),
  ),
  'preview-restoran': window(
    '#d9b48c',
    box(-520, -310, 1040, 360, '#3a241a', 0),
    sprite('plate', { x: 220, y: -120, size: 330 }),
    words(-470, -220, 320, '#fff6e4'),
    words(-470, -180, 240, '#fff6e4aa'),
    box(-470, -120, 230, 60, '#f6b02c', 30),
    ...[0, 1, 2, 3].map(
      (i): Layer =>
        () =>
          `<path d="M-480 ${110 + i * 58}H-40M40 ${110 + i * 58}H480" stroke="#d8cfc2" stroke-width="12" stroke-linecap="round" stroke-dasharray="${i % 2 ? '300 40 60' : '240 100 60'}"/>`,
    ),
  ),
  'screenshot-menu': framed(4 / 3, plain('#fff8ec'), chips(-410), grid(-560, -330, 4, 2, 268, 360, 0)),
  'screenshot-table': framed(
    4 / 3,
    plain('#3a241a'),
    sprite('plate', { x: 300, y: -40, size: 520 }),
    words(-520, -240, 420, '#fff6e4'),
    words(-520, -190, 330, '#fff6e4aa'),
    box(-520, -110, 300, 80, '#f6b02c', 40),
    sprite('candle', { x: -360, y: 210, size: 280 }),
  ),
}
