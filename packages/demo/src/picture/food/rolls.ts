import { lit, shadow } from '../light.ts'
import { between, type Layer, n, type Stage } from '../stage.ts'

export type Filling =
  | 'salmon'
  | 'tuna'
  | 'crab'
  | 'eel'
  | 'prawn'
  | 'cucumber'
  | 'avocado'
  | 'cheese'
  | 'omelette'

const fillings: Record<Filling, string> = {
  salmon: '#f4804a',
  tuna: '#b0243a',
  crab: '#f6e3d6',
  eel: '#7a3e17',
  prawn: '#f7a07a',
  cucumber: '#8fc15a',
  avocado: '#c4d468',
  cheese: '#fffaf0',
  omelette: '#f8cf52',
}

export type Coat =
  | 'rice'
  | 'nori'
  | 'salmon'
  | 'tobiko'
  | 'sesame'
  | 'avocado'
  | 'melted'
  | 'tempura'
  | 'tuna'

const coats: Record<Coat, readonly [side: string, speck: string]> = {
  rice: ['#fbf8f0', '#e4dece'],
  nori: ['#22382c', '#3c5746'],
  salmon: ['#f4834c', '#ffcaa8'],
  tobiko: ['#f58a2c', '#ffc06a'],
  sesame: ['#f7efdc', '#b78a3c'],
  avocado: ['#8db546', '#d7e487'],
  melted: ['#f7f2e6', '#ddd3bd'],
  tempura: ['#e3a449', '#b87322'],
  tuna: ['#b3263c', '#df7b88'],
}

const striped: ReadonlySet<Coat> = new Set<Coat>(['salmon', 'tuna', 'avocado'])

const stripes = (color: string): string =>
  [-78, -44, -8, 30, 66]
    .map(
      (x) =>
        `<path d="M${x} ${62 - Math.abs(x) * 0.5}Q${x + 18} 92 ${x + 8} 124" stroke="${color}" stroke-width="9" fill="none" stroke-opacity=".8"/>`,
    )
    .join('')

const specks = (stage: Stage, color: string): string =>
  Array.from({ length: 46 }, () => {
    const x = between(stage, -92, 92)
    const y = between(stage, 44 - Math.abs(x) * 0.3, 122 - Math.abs(x) * 0.42)
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="7.5" ry="4.5" fill="${color}" transform="rotate(${n(between(stage, 0, 180))} ${n(x)} ${n(y)})"/>`
  }).join('')

const heart = (parts: readonly Filling[]): string => {
  const spots = {
    1: [[0, 0, 40]],
    2: [
      [-22, 0, 27],
      [22, 2, 27],
    ],
    3: [
      [-22, 8, 25],
      [22, 8, 25],
      [0, -14, 25],
    ],
  }[Math.min(3, Math.max(1, parts.length)) as 1 | 2 | 3]
  return spots
    .map(([x = 0, y = 0, r = 20], i) =>
      lit(`ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.66)}"`, fillings[parts[i] ?? 'cheese']),
    )
    .join('')
}

/** One piece, standing on its cut: about 200 wide and 230 high, foot at y = 110. */
const rollPiece =
  (coat: Coat, parts: readonly Filling[]): Layer =>
  (stage) => {
    const id = `roll-${coat}-${parts.join('-')}`
    if (!stage.defs.has(id)) {
      const [side, speck] = coats[coat]
      const inner = coat === 'nori' ? '' : '<ellipse rx="62" ry="40" fill="#1f3428"/>'
      const cap =
        coat === 'melted'
          ? `${lit('path d="M-101 2C-106-46-52-74 0-72C54-74 106-46 101 4C102 46 88 66 78 40C70 26 62 70 46 78C32 82 32 46 14 52C0 58-6 96-24 84C-36 74-38 42-56 56C-72 70-98 60-101 2Z"', '#f9c455', 'soft')}<g fill="#b85c14" fill-opacity=".5"><ellipse cx="-40" cy="-30" rx="26" ry="11"/><ellipse cx="32" cy="-36" rx="28" ry="11"/><ellipse cx="60" cy="0" rx="16" ry="9"/><ellipse cx="-6" cy="2" rx="22" ry="9"/><ellipse cx="-66" cy="12" rx="14" ry="8"/></g><g fill="#f07a2c"><circle cx="-14" cy="-34" r="6"/><circle cx="8" cy="-20" r="6"/><circle cx="40" cy="-14" r="6"/><circle cx="-44" cy="-8" r="6"/><circle cx="-2" cy="-52" r="6"/></g>`
          : `<ellipse rx="98" ry="62" fill="${side}"/><ellipse rx="86" ry="54" fill="#fdfbf4"/>${inner}<ellipse rx="56" ry="36" fill="#fdfbf4"/>${heart(parts)}<ellipse rx="98" ry="62" fill="url(#soft)"/>`
      stage.defs.set(
        id,
        `<g id="${id}"><path d="M-98 0V74C-98 108-54 136 0 136C54 136 98 108 98 74V0Z" fill="${side}"/><g>${striped.has(coat) ? stripes(speck) : specks(stage, speck)}</g><path d="M-98 0V74C-98 108-54 136 0 136C54 136 98 108 98 74V0Z" fill="url(#side)"/>${cap}</g>`,
      )
    }
    return `${shadow(16, 112, 124, 62)}<use href="#${id}"/>`
  }

/** Rows of pieces, the far ones first; spread around 0,0. */
export const rollRows =
  (pieces: readonly (readonly [Coat, readonly Filling[]])[], columns = 4, scale = 1, gap = 1): Layer =>
  (stage) => {
    const rows = Math.ceil(pieces.length / columns)
    return pieces
      .map(([coat, parts], i) => {
        const row = Math.floor(i / columns)
        const inRow = Math.min(columns, pieces.length - row * columns)
        const x = ((i % columns) - (inRow - 1) / 2) * 214 * scale * gap + (row % 2 ? 26 : -26) * scale
        const y = (row - (rows - 1) / 2) * 186 * scale * gap - 30 * scale
        return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${rollPiece(coat, parts)(stage)}</g>`
      })
      .join('')
  }

/** Rice under a slice, seen from the front: 320 wide. */
export const nigiri =
  (slice: 'salmon' | 'prawn' | 'tuna' | 'eel'): Layer =>
  () => {
    const [color, stripe] = {
      salmon: ['#f4834c', '#ffcba9'],
      prawn: ['#fbd9c4', '#ee6a3c'],
      tuna: ['#b3263c', '#df7b88'],
      eel: ['#7a3e17', '#c9883f'],
    }[slice] as [string, string]
    const stripes = [-100, -60, -20, 20, 60, 100]
      .map(
        (x) =>
          `<path d="M${x - 16}-44Q${x + 22} 0 ${x + 2} 46" stroke="${stripe}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      )
      .join('')
    const band =
      slice === 'eel' ? lit('path d="M-22-62Q4-68 26-62L34 74Q4 84-18 76Z"', '#22382c', 'side') : ''
    return (
      `${shadow(14, 84, 186, 50)}${lit('path d="M-150 20C-160 84-120 100 0 100C120 100 160 84 150 20C120-24-120-24-150 20Z"', '#fdfbf4', 'down')}` +
      `<g fill="#e6dfcd">${Array.from({ length: 18 }, (_, i) => `<ellipse cx="${-128 + ((i * 47) % 256)}" cy="${44 + ((i * 29) % 46)}" rx="11" ry="6" transform="rotate(${(i * 50) % 120} ${-128 + ((i * 47) % 256)} ${44 + ((i * 29) % 46)})"/>`).join('')}</g>` +
      `<clipPath id="slice-${slice}"><path d="M-168 26C-176-30-96-66 0-66C96-66 178-30 168 30C150 64 110 40 60 42C0 46-70 36-110 50C-140 56-160 50-168 26Z"/></clipPath>` +
      `<g clip-path="url(#slice-${slice})"><rect x="-180" y="-80" width="360" height="160" fill="${color}"/>${stripes}<rect x="-180" y="-80" width="360" height="160" fill="url(#down)"/><rect x="-180" y="-80" width="360" height="160" fill="url(#soft)"/></g>${band}`
    )
  }

/** A boat of nori with roe, from the front: 220 wide. */
export const gunkan =
  (roe = '#f0662a'): Layer =>
  () => {
    const grains = [
      [-70, -34, -6, 24, 56, 80],
      [-82, -54, -26, 4, 34, 64],
      [-64, -36, -8, 20, 48, 74],
      [-44, -16, 12, 40],
    ]
      .flatMap((xs, row) =>
        xs.map((x, i) =>
          lit(`circle cx="${x}" cy="${[-30, -14, 0, -44][row]}" r="${19 + ((i + row) % 3)}"`, roe),
        ),
      )
      .join('')
    return `${shadow(12, 92, 142, 44)}${lit('path d="M-108-14V72C-108 100-54 114 0 114C54 114 108 100 108 72V-14Z"', '#20372b', 'side')}<ellipse cy="-14" rx="108" ry="40" fill="#fdfbf4"/>${grains}`
  }
