import { lit, shadow } from '../light.ts'
import { between, type Layer, n } from '../stage.ts'

/** Things seen from above, that food is laid on; centred on 0,0. */

export const plate =
  (radius = 385, color = '#fffdf8', rim = ''): Layer =>
  () =>
    shadow(20, 36, radius * 1.14, radius * 1.12) +
    lit(`circle r="${radius}"`, color, 'soft') +
    (rim
      ? `<circle r="${radius - 16}" fill="none" stroke="${rim}" stroke-width="12"/><circle r="${radius - 34}" fill="none" stroke="${rim}" stroke-width="3"/>`
      : '') +
    `<circle r="${radius * 0.74}" fill="#000" fill-opacity=".05"/><circle cx="2" cy="4" r="${radius * 0.72}" fill="${color}"/><circle r="${radius * 0.72}" fill="url(#soft)" transform="rotate(180)" fill-opacity=".7"/>`

export const roundBoard =
  (radius = 405, color = '#c98d4f'): Layer =>
  (stage) => {
    const rings = Array.from(
      { length: 9 },
      (_, i) =>
        `<ellipse cx="${n(between(stage, -20, 20))}" cy="${n(between(stage, -20, 20))}" rx="${n((radius * (i + 1)) / 9.4)}" ry="${n((radius * (i + 1)) / 9.8)}" fill="none" stroke="#6b3a12" stroke-opacity=".16" stroke-width="${n(between(stage, 2, 6))}"/>`,
    ).join('')
    return (
      shadow(20, 40, radius * 1.13, radius * 1.12) +
      lit(`circle cx="4" cy="12" r="${radius}"`, '#8a5626', 'soft') +
      lit(`circle r="${radius}"`, color, 'soft') +
      rings
    )
  }

/** A long board with grain; `width` × `height`. */
export const board =
  (width = 980, height = 560, color = '#c48a50', rotate = 0): Layer =>
  (stage) => {
    const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="46"`
    const grain = Array.from({ length: 11 }, () => {
      const y = between(stage, -height / 2 + 20, height / 2 - 20)
      const bend = between(stage, -18, 18)
      return `<path d="M${-width / 2 + 16} ${n(y)}C${-width / 6} ${n(y + bend)} ${width / 6} ${n(y - bend)} ${width / 2 - 16} ${n(y + bend / 2)}" stroke="#6b3a12" stroke-opacity=".2" stroke-width="${n(between(stage, 2, 5))}" fill="none"/>`
    }).join('')
    return `<g transform="rotate(${rotate})">${shadow(16, 34, width * 0.6, height * 0.66)}<rect ${box} fill="#7d4d20" transform="translate(3 13)"/>${lit(`rect ${box}`, color, 'soft')}${grain}</g>`
  }

export const slateBoard =
  (width = 960, height = 540, color = '#3b3f45', rotate = 0): Layer =>
  (stage) => {
    const chips = Array.from(
      { length: 40 },
      () =>
        `<circle cx="${n(between(stage, -width / 2.1, width / 2.1))}" cy="${n(between(stage, -height / 2.2, height / 2.2))}" r="${n(between(stage, 1, 3))}" fill="#fff" fill-opacity=".14"/>`,
    ).join('')
    const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="14"`
    return `<g transform="rotate(${rotate})">${shadow(16, 34, width * 0.59, height * 0.66)}<rect ${box} fill="#1e2125" transform="translate(2 10)"/>${lit(`rect ${box}`, color, 'soft')}${chips}</g>`
  }

/** Waxed paper under street food. */
export const paper =
  (size = 640, color = '#f2e2c4', rotate = 12): Layer =>
  () =>
    `<g transform="rotate(${rotate})">${shadow(12, 24, size * 0.72, size * 0.66, 0.8)}${lit(`path d="M${-size / 2}-${size / 2}L${size / 2 - 20}-${size / 2 - 16}L${size / 2} ${size / 2 - 10}L${-size / 2 + 24} ${size / 2}Z"`, color, 'soft')}<path d="M${-size / 2 + 40}-${size / 2 - 30}L${size / 2 - 60} ${size / 2 - 60}M${-size / 3}-${size / 2 - 20}L${size / 2 - 30} ${size / 3}" stroke="#fff" stroke-opacity=".35" stroke-width="5"/></g>`

/** A cast-iron pan with its handle to the lower right. */
export const pan =
  (radius = 350, color = '#33363b'): Layer =>
  () =>
    shadow(26, 44, radius * 1.18, radius * 1.16) +
    `<g transform="rotate(38)">${lit(`rect x="${radius - 20}" y="-34" width="300" height="68" rx="30"`, color, 'down')}<circle cx="${radius + 236}" r="15" fill="#111"/></g>` +
    lit(`circle r="${radius}"`, color) +
    `<circle r="${radius - 26}" fill="#1b1d20"/><circle r="${radius - 34}" fill="#26292d"/>`

/** A bowl from above; the content is drawn inside radius × 0.84. */
export const bowl =
  (color = '#fffaf0', inside = '#f1e6d2', radius = 370): Layer =>
  () =>
    shadow(24, 42, radius * 1.17, radius * 1.16) +
    lit(`circle r="${radius}"`, color) +
    `<circle r="${radius * 0.93}" fill="#000" fill-opacity=".12"/><circle r="${radius * 0.92}" fill="${inside}"/><circle r="${radius * 0.92}" fill="url(#shade)" transform="rotate(180)"/>`
