import { lit } from '../light.ts'
import { between, type Layer, n, type Stage } from '../stage.ts'
import { type Strewn, scatter } from './scatter.ts'

/** What fills a bowl or lies in the middle of a plate, all from above around 0,0. */

const spot = (stage: Stage, radius: number): readonly [number, number] => {
  const angle = between(stage, 0, Math.PI * 2)
  const distance = Math.sqrt(stage.random()) * radius
  return [Math.cos(angle) * distance, Math.sin(angle) * distance]
}

/** A liquid with drops of fat on it and things afloat. */
export const soup =
  (color: string, strewn: Strewn, drop = '#ffd27a', radius = 308): Layer =>
  (stage) => {
    const drops = Array.from({ length: 26 }, () => {
      const [x, y] = spot(stage, radius * 0.92)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(stage, 4, 15))}" fill="${drop}" fill-opacity="${(0.2 + stage.random() * 0.35).toFixed(2)}"/>`
    }).join('')
    return (
      `<circle cx="-6" cy="-10" r="${radius + 6}" fill="#000" fill-opacity=".14"/>` +
      lit(`circle r="${radius}"`, color, 'soft') +
      drops +
      scatter(radius * 0.93, strewn, 1.22)(stage) +
      `<path d="M${n(-radius * 0.78)} ${n(-radius * 0.4)}A${radius * 0.88} ${radius * 0.88} 0 0 1 ${n(-radius * 0.2)} ${n(-radius * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/>`
    )
  }

/** A smooth purée with a swirl of cream. */
export const puree =
  (color: string, swirl: string, strewn: Strewn, radius = 308): Layer =>
  (stage) =>
    soup(color, {}, color, radius)(stage) +
    `<path d="M-190-20C-170-150 60-190 150-70C220 50 90 190-50 150C-150 116-130-10-20-40C70-56 110 40 30 70" fill="none" stroke="${swirl}" stroke-width="26" stroke-linecap="round" stroke-opacity=".85"/>` +
    scatter(radius * 0.62, strewn, 1.2)(stage)

/** A nest of noodles, twisted. */
export const noodles =
  (color: string, edge: string, radius = 300, width = 17): Layer =>
  (stage) => {
    const id = `nest-${radius}`
    stage.defs.set(id, `<clipPath id="${id}"><circle r="${radius}"/></clipPath>`)
    const strands = Array.from({ length: 50 }, () => {
      const [x, y] = spot(stage, radius * 0.6)
      const r = between(stage, radius * 0.3, radius * 0.62)
      const path = `M${n(-r)} 0A${n(r)} ${n(r * between(stage, 0.55, 0.9))} 0 0 1 ${n(r)} ${n(between(stage, -20, 20))}A${n(r * 0.8)} ${n(r * 0.6)} 0 0 1 ${n(-r * 0.3)} ${n(r * 0.4)}`
      const place = `translate(${n(x)} ${n(y)}) rotate(${n(between(stage, 0, 360))})`
      return `<g transform="${place}" fill="none" stroke-linecap="round"><path d="${path}" stroke="${edge}" stroke-width="${width + 5}"/><path d="${path}" stroke="${color}" stroke-width="${width}"/><path d="${path}" stroke="#fff" stroke-opacity=".4" stroke-width="${n(width * 0.26)}" transform="translate(-2 -4)"/></g>`
    }).join('')
    return `<circle r="${radius}" fill="${edge}"/><g clip-path="url(#${id})">${strands}</g><circle r="${radius}" fill="url(#soft)"/>`
  }

/** Boiled grains: rice, buckwheat, quinoa. */
export const grains =
  (color: string, edge: string, radius = 300): Layer =>
  (stage) => {
    const id = `grain-${color.slice(1)}`
    const tile = Array.from({ length: 84 }, () => {
      const x = between(stage, 0, 120)
      const y = between(stage, 0, 120)
      return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="10" ry="5.4" fill="${stage.random() > 0.25 ? color : '#fff'}" stroke="${edge}" stroke-opacity=".35" stroke-width="1.6" transform="rotate(${n(between(stage, 0, 180))} ${n(x)} ${n(y)})"/>`
    }).join('')
    stage.defs.set(
      id,
      `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120" fill="${edge}"/>${tile}</pattern>`,
    )
    return `<circle r="${radius}" fill="url(#${id})"/><circle r="${radius}" fill="url(#shade)"/>`
  }

/** A smooth heap: mash, hummus, curd, porridge. */
export const mound =
  (color: string, radius = 290): Layer =>
  () =>
    `${lit(`circle r="${radius}"`, color, 'shade')}<path d="M${-radius * 0.6} ${-radius * 0.1}C${-radius * 0.5} ${-radius * 0.6} ${radius * 0.3} ${-radius * 0.66} ${radius * 0.5} ${-radius * 0.16}C${radius * 0.56} ${radius * 0.2} ${-radius * 0.1} ${radius * 0.42} ${-radius * 0.24} ${radius * 0.06}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="20" stroke-linecap="round"/>`

/** Leaves first, then what lies on them. */
export const tossed =
  (strewn: Strewn, radius = 316): Layer =>
  (stage) =>
    `<circle r="${radius * 0.95}" fill="#4f7f2c"/><circle r="${radius * 0.95}" fill="url(#soft)"/>${scatter(radius, strewn, 1.08)(stage)}`

/** Wedges of a bowl, like a clock: each third or quarter has its own goods. */
export const sectors =
  (parts: readonly Strewn[], radius = 205, patch = 118): Layer =>
  (stage) =>
    parts
      .map((strewn, i) => {
        const angle = (i / parts.length) * Math.PI * 2 - Math.PI / 2
        return `<g transform="translate(${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)})">${scatter(patch, strewn)(stage)}</g>`
      })
      .join('')
