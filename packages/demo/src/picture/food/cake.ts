import { lit, shadow } from '../light.ts'
import { type Layer, n } from '../stage.ts'

/** A wedge of cake from the front; layers from the bottom up as [colour, height]. Foot at y = 0, point to the left. */
export const cakeWedge =
  (layers: readonly (readonly [string, number])[], top: string, decoration = ''): Layer =>
  () => {
    let y = 0
    const sides = layers.map(([color, height]) => {
      const lower = y
      y -= height
      const front = `path d="M-250 ${lower}L150 ${lower + 78}V${y + 78}L-250 ${y}Z"`
      const back = `path d="M150 ${lower + 78}L290 ${lower - 30}V${y - 30}L150 ${y + 78}Z"`
      return `<${front} fill="${color}"/><${back} fill="${color}"/><${back} fill="#301000" fill-opacity=".2"/>`
    })
    const lid = `path d="M-250 ${y}L150 ${y + 78}L290 ${y - 30}Q140 ${y - 112}-20 ${y - 88}Z"`
    const whole = `path d="M-250 0L150 78V${y + 78}L-250 ${y}Z"`
    return `${shadow(40, 50, 350, 90)}${sides.join('')}<${whole} fill="url(#down)" fill-opacity=".7"/>${lit(lid, top, 'soft')}<g transform="translate(40 ${n(y - 8)})">${decoration}</g>`
  }

/** A block with layers: brownie, tiramisu, lasagne. */
export const cakeBlock =
  (layers: readonly (readonly [string, number])[], top: string, width = 420): Layer =>
  () => {
    let y = 0
    const depth = 130
    const half = width / 2
    const sides = layers.map(([color, height]) => {
      const lower = y
      y -= height
      return (
        `<rect x="${-half}" y="${y}" width="${width}" height="${height + 0.5}" fill="${color}"/>` +
        `<path d="M${half} ${lower}L${half + depth} ${lower - 90}V${y - 90}L${half} ${y}Z" fill="${color}"/><path d="M${half} ${lower}L${half + depth} ${lower - 90}V${y - 90}L${half} ${y}Z" fill="#301000" fill-opacity=".24"/>`
      )
    })
    const lid = `path d="M${-half} ${y}H${half}L${half + depth} ${y - 90}H${-half + depth}Z"`
    return `<g transform="translate(-60 0)">${shadow(70, 4, width * 0.8, 84)}${sides.join('')}<rect x="${-half}" y="${y}" width="${width}" height="${-y}" fill="url(#down)" fill-opacity=".6"/>${lit(lid, top, 'soft')}</g>`
  }

/** A whole round cake or pie from the front; foot at y = 0. */
export const cakeDrum =
  (side: string, top: string, rx = 300, height = 190, drip = ''): Layer =>
  () => {
    const ry = rx * 0.3
    const body = `path d="M${-rx} ${-height}V0C${-rx} ${ry * 1.34} ${rx} ${ry * 1.34} ${rx} 0V${-height}Z"`
    const drips = drip
      ? lit(
          `path d="M${-rx} ${-height}${Array.from({ length: 8 }, (_, i) => {
            const x0 = -rx + (i * rx) / 4
            const sag = ry * Math.sqrt(Math.max(0, 1 - ((x0 + rx / 8) / rx) ** 2))
            return `C${n(x0)} ${n(-height + sag + 50 + ((i * 37) % 50))} ${n(x0 + rx / 4)} ${n(-height + sag + 50 + ((i * 37) % 50))} ${n(x0 + rx / 4)} ${n(-height + sag * 0.6)}`
          }).join('')}Z"`,
          drip,
          'soft',
        )
      : ''
    return `${shadow(16, 26, rx * 1.16, ry * 1.3)}${lit(body, side, 'side')}${drips}${lit(`ellipse cy="${-height}" rx="${rx}" ry="${ry}"`, top, 'soft')}`
  }
