import { between, type Layer, n, type Stage } from './stage.ts'

const whole = (stage: Stage, fill: string, more = ''): string =>
  `<rect x="${-stage.width / 2}" y="${-stage.height / 2}" width="${stage.width}" height="${stage.height}" fill="${fill}" ${more}/>`

const vignette = (stage: Stage): string =>
  `<use href="#vignette" transform="translate(${-stage.width / 2} ${-stage.height / 2}) scale(${stage.width / 100} ${stage.height / 100})"/>`

/** A plain coloured table. */
export const plain =
  (color: string): Layer =>
  (stage) =>
    whole(stage, color) + vignette(stage)

/** Planks with grain. */
export const wood =
  (color: string, grain = '#3a1c08'): Layer =>
  (stage) => {
    const plank = 150
    const parts = [whole(stage, color)]
    for (let y = -stage.height / 2 - 30; y < stage.height / 2; y += plank) {
      const left = -stage.width / 2
      parts.push(
        `<rect x="${left}" y="${y}" width="${stage.width}" height="${plank}" fill="${grain}" fill-opacity="${n(between(stage, 0, 0.1) * 10)[0] === '0' ? 0.02 : 0.08}"/>`,
      )
      for (let i = 0; i < 7; i++) {
        const gy = y + between(stage, 8, plank - 8)
        const bend = between(stage, -14, 14)
        parts.push(
          `<path d="M${left} ${n(gy)}C${n(left / 3)} ${n(gy + bend)} ${n(-left / 3)} ${n(gy - bend)} ${-left} ${n(gy + bend / 2)}" stroke="${grain}" stroke-opacity="${(0.05 + stage.random() * 0.09).toFixed(2)}" stroke-width="${n(between(stage, 1, 5))}" fill="none"/>`,
        )
      }
      parts.push(
        `<rect x="${left}" y="${y}" width="${stage.width}" height="3" fill="${grain}" fill-opacity=".4"/><rect x="${left}" y="${y + 3}" width="${stage.width}" height="2" fill="#fff" fill-opacity=".18"/>`,
      )
    }
    return parts.join('') + vignette(stage)
  }

/** Polished stone with veins. */
export const marble =
  (color: string, vein = '#7d7f88'): Layer =>
  (stage) => {
    const parts = [whole(stage, color)]
    for (let i = 0; i < 9; i++) {
      const x = between(stage, -stage.width / 2, stage.width / 2)
      const lean = between(stage, -260, 260)
      const path = `M${n(x)} -460C${n(x + lean)} -180 ${n(x - lean * 0.6)} 120 ${n(x + lean * 0.9)} 460`
      for (const [width, opacity] of [
        [46, 0.035],
        [16, 0.07],
        [3, 0.2],
      ] as const) {
        parts.push(
          `<path d="${path}" fill="none" stroke="${vein}" stroke-width="${width}" stroke-opacity="${opacity}"/>`,
        )
      }
    }
    return parts.join('') + vignette(stage)
  }

/** Woven cloth. */
export const linen =
  (color: string, thread = '#6b4a2b'): Layer =>
  (stage) => {
    stage.defs.set(
      'weave',
      `<pattern id="weave" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 3H6M6 9H12" stroke="${thread}" stroke-opacity=".13" stroke-width="3"/><path d="M3 6V12M9 0V6" stroke="#fff" stroke-opacity=".28" stroke-width="3"/></pattern>`,
    )
    return whole(stage, color) + whole(stage, 'url(#weave)') + vignette(stage)
  }

/** The checked tablecloth: stripes both ways, a little turned. */
export const gingham =
  (color: string, base = '#fffaf2', size = 120): Layer =>
  (stage) => {
    const reach = stage.width * 0.5 + 160
    const count = Math.ceil((reach * 2) / size)
    const stripes = Array.from({ length: count }, (_, i) => {
      const at = n(-reach + i * size)
      const long = n(reach * 2)
      return `<rect x="${at}" y="${n(-reach)}" width="${size / 2}" height="${long}"/><rect x="${n(-reach)}" y="${at}" width="${long}" height="${size / 2}"/>`
    }).join('')
    return `${whole(stage, base)}<g fill="${color}" fill-opacity=".45" transform="rotate(8)">${stripes}</g>${vignette(stage)}`
  }

/** Dark stone with specks. */
export const slate =
  (color: string): Layer =>
  (stage) => {
    const specks = Array.from(
      { length: 90 },
      () =>
        `<circle cx="${n(between(stage, -stage.width / 2, stage.width / 2))}" cy="${n(between(stage, -450, 450))}" r="${n(between(stage, 1, 4))}" fill="#fff" fill-opacity="${(0.03 + stage.random() * 0.1).toFixed(2)}"/>`,
    ).join('')
    return whole(stage, color) + specks + vignette(stage)
  }

/** Glazed tiles. */
export const tiles =
  (color: string, joint = '#fff'): Layer =>
  (stage) => {
    stage.defs.set(
      'tile',
      `<pattern id="tile" width="150" height="150" patternUnits="userSpaceOnUse"><rect width="150" height="150" fill="${joint}" fill-opacity=".55"/><rect x="4" y="4" width="142" height="142" rx="8" fill="${color}"/><rect x="4" y="4" width="142" height="142" rx="8" fill="url(#soft)"/></pattern>`,
    )
    return whole(stage, color) + whole(stage, 'url(#tile)') + vignette(stage)
  }

/** A wall and a table before it, for things that stand. `edge` is where the table begins. */
export const studio =
  (wall: string, table: string, edge = 110): Layer =>
  (stage) => {
    const half = stage.width / 2
    return (
      whole(stage, wall) +
      vignette(stage) +
      `<path d="M${-half} ${edge}Q0 ${edge - 26} ${half} ${edge}V450H${-half}Z" fill="${table}"/>` +
      `<path d="M${-half} ${edge}Q0 ${edge - 26} ${half} ${edge}V450H${-half}Z" fill="url(#down)" fill-opacity=".8"/>`
    )
  }

/** Rays behind a hero, for banners and posters; on a wide frame the hero stands to the right. */
export const rays =
  (color: string, ray: string, count = 18): Layer =>
  (stage) => {
    const x = stage.width > stage.height * 2 ? stage.width * 0.28 : 0
    const beams = Array.from({ length: count }, (_, i) => {
      const a = (i / count) * Math.PI * 2
      const b = ((i + 0.5) / count) * Math.PI * 2
      return `<path d="M${n(x)} 40L${n(x + Math.cos(a) * 2600)} ${n(40 + Math.sin(a) * 2600)}L${n(x + Math.cos(b) * 2600)} ${n(40 + Math.sin(b) * 2600)}Z" fill="${ray}" fill-opacity=".5"/>`
    }).join('')
    return whole(stage, color) + beams + vignette(stage)
  }

/** Large soft dots, for stories and tiles. */
export const dots =
  (color: string, dot: string): Layer =>
  (stage) => {
    stage.defs.set(
      'dots',
      `<pattern id="dots" width="110" height="110" patternUnits="userSpaceOnUse" patternTransform="rotate(22)"><circle cx="30" cy="30" r="19" fill="${dot}" fill-opacity=".5"/><circle cx="85" cy="85" r="11" fill="${dot}" fill-opacity=".35"/></pattern>`,
    )
    return whole(stage, color) + whole(stage, 'url(#dots)') + vignette(stage)
  }
