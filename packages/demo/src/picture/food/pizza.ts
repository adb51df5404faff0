import { lit, shadow } from '../light.ts'
import { between, type Layer, n, type Stage } from '../stage.ts'
import { type Strewn, scatter } from './scatter.ts'

export interface PizzaLook {
  readonly sauce?: string
  readonly cheese?: string
  readonly toppings: Strewn
}

/** A hand-made circle: nothing from an oven is a perfect one. */
export function wobblyDisc(stage: Stage, radius: number, wobble: number, points = 26): string {
  const ring = Array.from({ length: points }, (_, i) => {
    const r = radius * (1 + between(stage, -wobble, wobble))
    const angle = (i / points) * Math.PI * 2
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
  const mid = (a: readonly [number, number], b: readonly [number, number]) =>
    `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`
  const path = ring.map((point, i) => {
    const next = ring[(i + 1) % points] ?? point
    return `Q${n(point[0])} ${n(point[1])} ${mid(point, next)}`
  })
  const last = ring[points - 1] ?? [radius, 0]
  const first = ring[0] ?? [radius, 0]
  return `path d="M${mid(last, first)}${path.join('')}Z"`
}

/** A whole pizza from above, 360 units in radius, cut into eight. */
export const pizza =
  ({ sauce = '#c63a1e', cheese = '#f8cd72', toppings }: PizzaLook): Layer =>
  (stage) => {
    const crust =
      lit(wobblyDisc(stage, 360, 0.014), '#dd9340') +
      `<circle r="336" fill="none" stroke="#f6c982" stroke-opacity=".55" stroke-width="20"/><circle r="319" fill="none" stroke="#7d3f14" stroke-opacity=".35" stroke-width="9"/>`
    const char = Array.from({ length: 34 }, () => {
      const angle = between(stage, 0, Math.PI * 2)
      const r = between(stage, 330, 354)
      return `<ellipse cx="${n(Math.cos(angle) * r)}" cy="${n(Math.sin(angle) * r)}" rx="${n(between(stage, 8, 24))}" ry="${n(between(stage, 5, 11))}" fill="#8a4a17" fill-opacity="${n(between(stage, 0.2, 0.5))}" transform="rotate(${n((angle * 180) / Math.PI + 90)} ${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)})"/>`
    }).join('')
    const puddles = Array.from({ length: 15 }, () => {
      const angle = between(stage, 0, Math.PI * 2)
      const r = Math.sqrt(stage.random()) * 240
      const size = between(stage, 34, 82)
      return `<ellipse cx="${n(Math.cos(angle) * r)}" cy="${n(Math.sin(angle) * r)}" rx="${n(size)}" ry="${n(size * between(stage, 0.6, 0.95))}" fill="#fff4cf" fill-opacity=".55" transform="rotate(${n(between(stage, 0, 180))} ${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)})"/>`
    }).join('')
    const browned = Array.from({ length: 34 }, () => {
      const angle = between(stage, 0, Math.PI * 2)
      const r = Math.sqrt(stage.random()) * 270
      return `<circle cx="${n(Math.cos(angle) * r)}" cy="${n(Math.sin(angle) * r)}" r="${n(between(stage, 6, 22))}" fill="#c8701c" fill-opacity=".38"/>`
    }).join('')
    const cuts = [12, 57, 102, 147]
      .map(
        (angle) =>
          `<path d="M-352 0H352" stroke="#8f4416" stroke-opacity=".3" stroke-width="4" transform="rotate(${angle})"/><path d="M-352 3H352" stroke="#fff" stroke-opacity=".16" stroke-width="2" transform="rotate(${angle})"/>`,
      )
      .join('')
    return [
      shadow(22, 34, 420, 410, 0.9),
      crust,
      char,
      lit(wobblyDisc(stage, 318, 0.012), sauce, 'soft'),
      lit(wobblyDisc(stage, 303, 0.035, 34), cheese, 'soft'),
      puddles,
      browned,
      scatter(298, toppings, 1.3)(stage),
      cuts,
    ].join('')
  }
