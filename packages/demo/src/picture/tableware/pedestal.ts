import { lit, shadow } from '../light.ts'
import type { Layer } from '../stage.ts'

/** Things seen from the front, that food stands on. `y` is the height of the surface. */

export const standPlate =
  (y = 190, rx = 400, color = '#fffdf8', rim = ''): Layer =>
  () => {
    const ry = rx * 0.27
    return (
      shadow(14, y + ry * 0.75, rx * 1.12, ry * 0.95) +
      `<path d="M${-rx} ${y}C${-rx * 0.86} ${y + ry * 1.05} ${-rx * 0.4} ${y + ry * 1.35} 0 ${y + ry * 1.35}C${rx * 0.4} ${y + ry * 1.35} ${rx * 0.86} ${y + ry * 1.05} ${rx} ${y}Z" fill="${color}"/>` +
      `<path d="M${-rx} ${y}C${-rx * 0.86} ${y + ry * 1.05} ${-rx * 0.4} ${y + ry * 1.35} 0 ${y + ry * 1.35}C${rx * 0.4} ${y + ry * 1.35} ${rx * 0.86} ${y + ry * 1.05} ${rx} ${y}Z" fill="url(#down)"/>` +
      lit(`ellipse cy="${y}" rx="${rx}" ry="${ry}"`, color, 'soft') +
      (rim
        ? `<ellipse cy="${y}" rx="${rx - 10}" ry="${ry - 5}" fill="none" stroke="${rim}" stroke-width="9"/>`
        : '') +
      `<ellipse cy="${y + 4}" rx="${rx * 0.72}" ry="${ry * 0.68}" fill="#000" fill-opacity=".07"/><ellipse cy="${y + 8}" rx="${rx * 0.7}" ry="${ry * 0.64}" fill="${color}"/>`
    )
  }

export const standBoard =
  (y = 200, rx = 420, color = '#b97c43'): Layer =>
  () => {
    const ry = rx * 0.25
    return (
      shadow(16, y + ry * 0.8, rx * 1.13, ry * 1.05) +
      lit(`ellipse cy="${y + 34}" rx="${rx}" ry="${ry}"`, '#7d4a1e', 'side') +
      `<rect x="${-rx}" y="${y}" width="${rx * 2}" height="34" fill="#7d4a1e"/><rect x="${-rx}" y="${y}" width="${rx * 2}" height="34" fill="url(#side)"/>` +
      lit(`ellipse cy="${y}" rx="${rx}" ry="${ry}"`, color, 'soft') +
      [0.82, 0.6, 0.38, 0.18]
        .map(
          (k) =>
            `<ellipse cx="${8 * k}" cy="${y}" rx="${rx * k}" ry="${ry * k}" fill="none" stroke="#6b3a12" stroke-opacity=".2" stroke-width="4"/>`,
        )
        .join('')
    )
  }

/** A cake stand: a plate on a leg. */
export const cakeStand =
  (y = 150, rx = 360, color = '#fdf6f0'): Layer =>
  () => {
    const ry = rx * 0.24
    return (
      shadow(10, y + 232, rx * 0.62, 46) +
      lit(
        `path d="M-44 ${y + 30}C-30 ${y + 120}-60 ${y + 180}-170 ${y + 226}Q0 ${y + 262} 170 ${y + 226}C60 ${y + 180} 30 ${y + 120} 44 ${y + 30}Z"`,
        color,
        'side',
      ) +
      lit(
        `path d="M${-rx} ${y}Q${-rx * 0.9} ${y + ry * 1.25} 0 ${y + ry * 1.35}Q${rx * 0.9} ${y + ry * 1.25} ${rx} ${y}Z"`,
        color,
        'down',
      ) +
      lit(`ellipse cy="${y}" rx="${rx}" ry="${ry}"`, color, 'soft') +
      `<ellipse cy="${y + 3}" rx="${rx * 0.9}" ry="${ry * 0.86}" fill="#000" fill-opacity=".05"/>`
    )
  }

/** A slatted crate; the goods are drawn between its back and its front. */
export const crateBack =
  (y = 120, width = 820, color = '#c8975c'): Layer =>
  () =>
    shadow(16, y + 236, width * 0.6, 74) +
    `<rect x="${-width / 2}" y="${y - 60}" width="${width}" height="120" rx="10" fill="#6e4420"/>` +
    lit(`rect x="${-width / 2}" y="${y - 76}" width="${width}" height="44" rx="8"`, color, 'down')

export const crateFront =
  (y = 120, width = 820, color = '#d3a56a'): Layer =>
  () =>
    [0, 1, 2]
      .map((row) =>
        lit(
          `rect x="${-width / 2 - 8}" y="${y + 36 + row * 68}" width="${width + 16}" height="58" rx="8"`,
          color,
          'down',
        ),
      )
      .join('') +
    [-1, 1]
      .map((s) =>
        lit(
          `rect x="${s * (width / 2 - 24) - 28}" y="${y - 60}" width="56" height="302" rx="8"`,
          '#b9854a',
          'side',
        ),
      )
      .join('')

/** A wicker basket, woven with a pattern. */
export const basketFront =
  (y = 70, rx = 400, height = 250, color = '#b9803f'): Layer =>
  (stage) => {
    stage.defs.set(
      'wicker',
      `<pattern id="wicker" width="64" height="44" patternUnits="userSpaceOnUse"><rect width="64" height="44" fill="${color}"/><rect x="2" y="2" width="36" height="18" rx="9" fill="#d9a862"/><rect x="34" y="24" width="36" height="18" rx="9" fill="#d9a862"/><rect x="-30" y="24" width="36" height="18" rx="9" fill="#d9a862"/><path d="M0 21H64M0 43H64" stroke="#7d4d1c" stroke-opacity=".5" stroke-width="3"/></pattern>`,
    )
    const shape = `path d="M${-rx} ${y}Q0 ${y + 90} ${rx} ${y}L${rx * 0.82} ${y + height}Q0 ${y + height + 76} ${-rx * 0.82} ${y + height}Z"`
    return (
      shadow(14, y + height + 20, rx * 1.02, 70) +
      `<${shape} fill="url(#wicker)"/><${shape} fill="url(#side)"/>` +
      `<path d="M${-rx} ${y}Q0 ${y + 90} ${rx} ${y}" fill="none" stroke="#8f5a24" stroke-width="34" stroke-linecap="round"/><path d="M${-rx} ${y - 4}Q0 ${y + 86} ${rx} ${y - 4}" fill="none" stroke="#d9a862" stroke-width="14" stroke-dasharray="34 10" stroke-linecap="round"/>`
    )
  }
