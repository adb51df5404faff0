import { lit, shadow } from '../light.ts'
import { type Layer, n } from '../stage.ts'

export type BurgerPart =
  | 'beef'
  | 'chicken'
  | 'fish'
  | 'veggie'
  | 'cheddar'
  | 'swiss'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'pickle'
  | 'bacon'
  | 'egg'
  | 'jalapeno'
  | 'sauce'
  | 'coleslaw'
  | 'mushrooms'
  | 'pineapple'

type Slice = readonly [height: number, draw: (y: number) => string]

const slab =
  (w: number, h: number, color: string, r = 30) =>
  (y: number) =>
    lit(`rect x="${-w / 2}" y="${y - h}" width="${w}" height="${h}" rx="${r}"`, color, 'down')

const rough = (color: string, dark: string) => (y: number) =>
  `${slab(570, 84, color, 40)(y)}${[-220, -150, -80, -10, 60, 130, 200].map((x, i) => `<ellipse cx="${x}" cy="${y - 30 - (i % 3) * 14}" rx="22" ry="9" fill="${dark}" fill-opacity=".45"/>`).join('')}`

const crumbed = (color: string) => (y: number) =>
  `${lit(`path d="M-300 ${y - 20}C-300 ${y - 76}-200 ${y - 86} 0 ${y - 84}C200 ${y - 88} 304 ${y - 74} 298 ${y - 24}C290 ${y + 6} 230 ${y - 6} 180 ${y + 4}C120 ${y - 8} 60 ${y + 6} 0 ${y - 2}C-80 ${y + 8}-140 ${y - 6}-200 ${y + 4}C-250 ${y + 4}-296 ${y + 4}-300 ${y - 20}Z"`, color, 'down')}${[-240, -180, -120, -50, 20, 90, 160, 230].map((x, i) => `<circle cx="${x}" cy="${y - 34 - (i % 3) * 16}" r="7" fill="#fff" fill-opacity=".28"/><circle cx="${x + 26}" cy="${y - 24 - (i % 2) * 22}" r="8" fill="#7d3f0d" fill-opacity=".28"/>`).join('')}`

const wave = (color: string, amp: number, h: number) => (y: number) => {
  const bumps = Array.from({ length: 9 }, (_, i) => {
    const x = -300 + i * 75
    return `Q${x + 18} ${n(y + amp)} ${x + 37} ${n(y - h * 0.3)}T${x + 75} ${n(y - h * 0.3)}`
  })
  return lit(
    `path d="M-306 ${y - h * 0.5}L-300 ${n(y - h * 0.3)}${bumps.slice(0, 8).join('')}L306 ${y - h * 0.5}Q0 ${y - h * 1.3}-306 ${y - h * 0.5}Z"`,
    color,
    'down',
  )
}

const melted = (color: string) => (y: number) =>
  lit(
    `path d="M-300 ${y - 24}H300L290 ${y - 6}C230 ${y - 6} 220 ${y + 42} 190 ${y + 42}C160 ${y + 42} 150 ${y - 4} 100 ${y - 4}C40 ${y - 4} 30 ${y + 22}-10 ${y + 22}C-50 ${y + 22}-60 ${y - 4}-110 ${y - 4}C-160 ${y - 4}-170 ${y + 48}-200 ${y + 48}C-232 ${y + 48}-240 ${y - 4}-290 ${y - 6}Z"`,
    color,
    'soft',
  )

const row = (color: string, inner: string, count: number, w: number) => (y: number) =>
  Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * (560 / count)
    return `${lit(`ellipse cx="${n(x)}" cy="${y - 16}" rx="${w}" ry="17"`, color, 'down')}<ellipse cx="${n(x)}" cy="${y - 20}" rx="${n(w * 0.8)}" ry="10" fill="${inner}"/>`
  }).join('')

const parts: Record<BurgerPart, Slice> = {
  beef: [80, rough('#6d371e', '#3c1a0b')],
  chicken: [80, crumbed('#df9a3d')],
  fish: [78, crumbed('#edbd62')],
  veggie: [76, rough('#a06a34', '#5f7a2a')],
  cheddar: [20, melted('#f9b42a')],
  swiss: [20, melted('#fbe08a')],
  lettuce: [34, wave('#7cbf3f', 26, 40)],
  tomato: [30, row('#d9321f', '#f2694a', 3, 98)],
  onion: [22, row('#9a4a88', '#f5e2f1', 4, 72)],
  pickle: [24, row('#5d8a2c', '#b8d173', 5, 54)],
  bacon: [30, wave('#b23a22', 18, 26)],
  egg: [
    34,
    (y) => `${wave('#fffdf6', 22, 34)(y)}${lit(`ellipse cx="10" cy="${y - 28}" rx="78" ry="26"`, '#f9ab1c')}`,
  ],
  jalapeno: [22, row('#3f8a2c', '#b5da7f', 5, 46)],
  sauce: [16, wave('#e9683a', 26, 22)],
  coleslaw: [36, wave('#dfe8c2', 24, 40)],
  mushrooms: [34, row('#b88d5f', '#f2e2c6', 4, 72)],
  pineapple: [28, row('#f0b72a', '#ffe07a', 3, 98)],
}

/** A burger from the front: `bun` colours, parts from the bottom up, standing on y = 0. */
export const burger =
  (stack: readonly BurgerPart[], bun = '#d9903f', seeds = '#fff1cf'): Layer =>
  () => {
    let y = 0
    const drawn = [lit('path d="M-286-70H286C296-30 286 0 240 0H-240C-286 0-296-30-286-70Z"', bun, 'down')]
    y = -62
    for (const name of stack) {
      const [height, draw] = parts[name]
      drawn.push(`<ellipse cx="6" cy="${y + 4}" rx="280" ry="14" fill="#2a1200" fill-opacity=".3"/>`, draw(y))
      y -= height
    }
    const top = `path d="M-296 ${y + 16}C-306 ${y - 120}-170 ${y - 214} 0 ${y - 214}C170 ${y - 214} 306 ${y - 120} 296 ${y + 16}Q0 ${y + 44}-296 ${y + 16}Z"`
    const grains = [
      [-150, -120],
      [-84, -164],
      [-8, -182],
      [70, -168],
      [140, -130],
      [-190, -70],
      [-110, -84],
      [-30, -126],
      [50, -112],
      [116, -78],
      [196, -76],
      [0, -70],
    ]
      .map(
        ([x = 0, dy = 0], i) =>
          `<ellipse cx="${x}" cy="${n(y + dy)}" rx="12" ry="7" fill="${seeds}" transform="rotate(${(i * 47) % 70} ${x} ${n(y + dy)})"/>`,
      )
      .join('')
    return `${shadow(14, 0, 350, 56)}${shadow(6, -4, 300, 30)}${drawn.join('')}<ellipse cx="6" cy="${y + 20}" rx="288" ry="16" fill="#2a1200" fill-opacity=".3"/>${lit(top, bun)}${seeds ? grains : ''}`
  }
