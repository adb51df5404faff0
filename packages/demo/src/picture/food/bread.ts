import { lit, shadow } from '../light.ts'
import type { Layer } from '../stage.ts'

/** Loaves from above around 0,0. */

const flour =
  '<g fill="#fff6e2" fill-opacity=".4"><ellipse cx="-90" cy="-40" rx="70" ry="30"/><ellipse cx="60" cy="-70" rx="80" ry="24"/><ellipse cx="90" cy="40" rx="60" ry="26"/></g>'

export const roundLoaf =
  (crust = '#a8642b', radius = 290): Layer =>
  () =>
    `${shadow(22, 40, radius * 1.18, radius * 1.14)}${lit(`circle r="${radius}"`, crust)}${flour}<g fill="none" stroke-linecap="round"><path d="M-150-150C-40-70 60 60 150 160M-40-210C50-120 150-40 220 20M-210-40C-120 40-40 140 20 220" stroke="#f1cf96" stroke-width="30"/><path d="M-150-150C-40-70 60 60 150 160M-40-210C50-120 150-40 220 20M-210-40C-120 40-40 140 20 220" stroke="#7d4218" stroke-opacity=".5" stroke-width="8" transform="translate(10 10)"/></g>`

export const longLoaf =
  (crust = '#8a4f24', cut = '#e4b878', length = 620, height = 250): Layer =>
  () => {
    const half = length / 2
    const cuts = [-0.62, -0.28, 0.06, 0.4]
      .map(
        (k) =>
          `<path d="M${k * half} ${-height * 0.3}Q${k * half + 66} 0 ${k * half + 40} ${height * 0.32}" stroke="${cut}" stroke-width="30" fill="none" stroke-linecap="round"/>`,
      )
      .join('')
    return `${shadow(22, 40, half * 1.16, height * 0.66)}${lit(`rect x="${-half}" y="${-height / 2}" width="${length}" height="${height}" rx="${height / 2}"`, crust)}${cuts}`
  }

/** A boat of dough with cheese and an egg. */
export const khachapuri =
  (egg = true): Layer =>
  () =>
    `${shadow(22, 40, 400, 250)}${lit('path d="M-420 0C-330-190-170-230 0-230C170-230 330-190 420 0C330 190 170 230 0 230C-170 230-330 190-420 0Z"', '#d98f3c')}${lit('path d="M-300 0C-230-130-110-160 0-160C110-160 230-130 300 0C230 130 110 160 0 160C-110 160-230 130-300 0Z"', '#fbe0a0', 'soft')}<g fill="#d98a2b" fill-opacity=".45"><circle cx="-150" cy="-50" r="22"/><circle cx="-90" cy="70" r="18"/><circle cx="120" cy="-70" r="24"/><circle cx="170" cy="30" r="18"/><circle cx="40" cy="100" r="14"/></g>${egg ? `${lit('path d="M-110 6C-116-70-40-108 26-96C96-96 130-30 108 32C96 96 10 112-44 88C-90 76-108 46-110 6Z"', '#fffdf5', 'soft')}${lit('circle cx="4" cy="0" r="54"', '#f8a61a')}` : ''}`

/** A flat round pie with a hole or a grid. */
export const lattice =
  (crust: string, filling: string, radius = 300): Layer =>
  () => {
    const bars = [-180, -90, 0, 90, 180]
      .map(
        (d) =>
          `<path d="M${d}-${radius}V${radius}" stroke="${crust}" stroke-width="34"/><path d="M-${radius} ${d}H${radius}" stroke="${crust}" stroke-width="34"/><path d="M${d - 8}-${radius}V${radius}M-${radius} ${d - 8}H${radius}" stroke="#fff" stroke-opacity=".3" stroke-width="7"/>`,
      )
      .join('')
    return `${shadow(22, 40, radius * 1.2, radius * 1.16)}${lit(`circle r="${radius + 34}"`, crust)}<circle r="${radius}" fill="${filling}"/><clipPath id="lattice"><circle r="${radius}"/></clipPath><g clip-path="url(#lattice)" transform="rotate(45)">${bars}</g><circle r="${radius + 16}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="10" stroke-dasharray="40 26"/><circle r="${radius}" fill="url(#soft)"/>`
  }
