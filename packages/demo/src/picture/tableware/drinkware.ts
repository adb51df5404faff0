import { lit, shadow } from '../light.ts'
import { between, type Layer, n } from '../stage.ts'

/** Vessels from the front, standing on y = 0. */

export interface TumblerLook {
  /** Colours of the drink from the bottom up. */
  readonly drink: readonly string[]
  readonly ice?: boolean
  readonly straw?: string
  readonly foam?: string
  readonly height?: number
  readonly width?: number
}

export const tumbler =
  ({ drink, ice = false, straw = '', foam = '', height = 440, width = 250 }: TumblerLook): Layer =>
  (stage) => {
    const top = width / 2
    const foot = top * 0.76
    const level = -height * 0.84
    const at = (y: number) => foot + ((top - foot) * -y) / height
    const id = `drink-${drink.join('').replaceAll('#', '')}`
    stage.defs.set(
      id,
      `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0">${drink.map((color, i) => `<stop offset="${drink.length > 1 ? i / (drink.length - 1) : 0}" stop-color="${color}"/>`).join('')}</linearGradient>`,
    )
    const r = at(level) - 8
    const body = `path d="M${n(-r)} ${n(level)}L${n(-foot + 8)}-16Q0 14 ${n(foot - 8)}-16L${n(r)} ${n(level)}Z"`
    const cubes = ice
      ? Array.from({ length: 4 }, (_, i) => {
          const x = between(stage, -r * 0.5, r * 0.5)
          const y = level + 30 + i * 52
          return `<rect x="${n(x - 38)}" y="${n(y - 34)}" width="76" height="70" rx="16" fill="#fff" fill-opacity=".34" stroke="#fff" stroke-opacity=".5" stroke-width="4" transform="rotate(${n(between(stage, -30, 30))} ${n(x)} ${n(y)})"/>`
        }).join('')
      : ''
    const pipe = straw
      ? `<path d="M${n(r * 0.1)} ${n(level + 120)}L${n(r * 0.5)} ${n(-height - 130)}L${n(r * 0.5 + 90)} ${n(-height - 160)}" fill="none" stroke="${straw}" stroke-width="24" stroke-linejoin="round" stroke-linecap="round"/><path d="M${n(r * 0.1 - 6)} ${n(level + 120)}L${n(r * 0.5 - 6)} ${n(-height - 130)}" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>`
      : ''
    const head = foam
      ? lit(
          `path d="M${n(-r)} ${n(level + 8)}C${n(-r * 1.1)} ${n(level - 64)} ${n(r * 1.1)} ${n(level - 64)} ${n(r)} ${n(level + 8)}Q0 ${n(level + 40)} ${n(-r)} ${n(level + 8)}Z"`,
          foam,
          'soft',
        )
      : `<ellipse cy="${n(level)}" rx="${n(r)}" ry="${n(r * 0.2)}" fill="#fff" fill-opacity=".35"/>`
    const glass = `path d="M${-top} ${-height}L${n(-foot)}-10Q0 30 ${n(foot)}-10L${top} ${-height}Z"`
    return `${shadow(24, 4, width * 0.66, 46)}<${body} fill="url(#${id})"/>${cubes}<${body} fill="url(#side)" fill-opacity=".7"/>${head}${pipe}<${glass} fill="#fff" fill-opacity=".16"/><${glass} fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="5"/><ellipse cy="${-height}" rx="${top}" ry="${n(top * 0.2)}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="6"/><path d="M${n(-top * 0.74)} ${n(-height * 0.86)}L${n(-foot * 0.78)} ${n(-height * 0.16)}" stroke="#fff" stroke-opacity=".6" stroke-width="14" stroke-linecap="round"/>`
  }

/** A wide cup on a saucer; `art` is drawn on the drink. */
export const cup =
  (drink: string, color = '#fffdf8', art = ''): Layer =>
  () =>
    `${shadow(20, 26, 330, 74)}${lit('ellipse cy="10" rx="300" ry="64"', color, 'soft')}<ellipse cy="4" rx="180" ry="34" fill="#000" fill-opacity=".12"/>` +
    `<path d="M190-210C320-240 330-60 150-64" fill="none" stroke="${color}" stroke-width="44" stroke-linecap="round"/><path d="M190-210C320-240 330-60 150-64" fill="none" stroke="#301000" stroke-opacity=".14" stroke-width="44"/>` +
    lit('path d="M-220-240C-220-80-150 4 0 4C150 4 220-80 220-240Z"', color, 'side') +
    lit('ellipse cy="-240" rx="220" ry="64"', color, 'soft') +
    `<ellipse cy="-236" rx="198" ry="54" fill="#3a1d0c"/><ellipse cy="-230" rx="194" ry="48" fill="${drink}"/><g transform="translate(0 -230) scale(1 .26)">${art}</g>`

/** Milk poured into a leaf. */
export const latteArt =
  '<path d="M0 130C-120 90-140-40-60-90C-30-110 0-80 0-50C0-80 30-110 60-90C140-40 120 90 0 130Z" fill="#fff3dd"/><path d="M0 110V-40M0 60C-30 40-60 10-70-20M0 60C30 40 60 10 70-20" stroke="#a8672f" stroke-width="10" fill="none"/>'

/** A bottle with a label; `liquid` shows through. */
export const bottle =
  (liquid: string, label: string, cap: string, mark = ''): Layer =>
  () =>
    `${shadow(22, 4, 160, 42)}${lit('path d="M-46-600H46V-520C46-470 120-440 120-360V-30C120 10-120 10-120-30V-360C-120-440-46-470-46-520Z"', liquid, 'side')}${lit('rect x="-54" y="-650" width="108" height="66" rx="14"', cap, 'side')}${lit('path d="M-120-330Q0-300 120-330V-110Q0-80-120-110Z"', label, 'side')}<g transform="translate(0 -205)">${mark}</g><path d="M-92-400V-40" stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round"/>`

/** A drinks can. */
export const can =
  (color: string, band: string, mark = ''): Layer =>
  () =>
    `${shadow(22, 4, 180, 44)}${lit('path d="M-120-430C-140-400-140-390-140-370V-50C-140-30-130-10-116 0Q0 26 116 0C130-10 140-30 140-50V-370C140-390 140-400 120-430Z"', color, 'side')}${lit('path d="M-140-290Q0-250 140-330V-120Q0-40-140-120Z"', band, 'side')}${lit('ellipse cy="-430" rx="120" ry="30"', '#d9dce0', 'soft')}<ellipse cy="-428" rx="100" ry="22" fill="#b6bbc2"/><ellipse cx="8" cy="-430" rx="30" ry="10" fill="#eef0f2"/><g transform="translate(0 -210)">${mark}</g>`

/** A glass jar with a cloth lid. */
export const jar =
  (content: string, lid: string, label = '#fff7e6', mark = ''): Layer =>
  () =>
    `${shadow(22, 4, 200, 48)}${lit('path d="M-150-330C-170-310-170-290-170-270V-40C-170 20 170 20 170-40V-270C170-290 170-310 150-330Z"', content, 'side')}<path d="M-150-330C-170-310-170-290-170-270V-40C-170 20 170 20 170-40V-270C170-290 170-310 150-330Z" fill="#fff" fill-opacity=".1"/>${lit('path d="M-164-330V-392Q0-430 164-392V-330Q0-296-164-330Z"', lid, 'side')}${lit('rect x="-100" y="-236" width="200" height="150" rx="18"', label, 'soft')}<g transform="translate(0 -160)">${mark}</g><path d="M-138-260V-60" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>`

/** A round pot of tea. */
export const teapot =
  (color: string): Layer =>
  () =>
    `${shadow(20, 6, 320, 60)}<path d="M190-190C330-220 330-40 170-60" fill="none" stroke="${color}" stroke-width="40" stroke-linecap="round"/><path d="M190-190C330-220 330-40 170-60" fill="none" stroke="#301000" stroke-opacity=".16" stroke-width="40"/>${lit('path d="M-180-60C-260-70-270-190-330-240L-280-262C-230-220-220-160-160-150Z"', color, 'down')}${lit('path d="M-210-120C-210-230-120-280 0-280C120-280 210-230 210-120C210-30 120 4 0 4C-120 4-210-30-210-120Z"', color)}${lit('path d="M-110-272C-90-320 90-320 110-272Q0-240-110-272Z"', color, 'soft')}${lit('circle cy="-326" r="26"', color)}`
