import { lit, shadow } from '../light.ts'
import { between, type Layer, n } from '../stage.ts'
import { type Ingredient, ingredient } from './ingredient.ts'

/** Meat and fish in one piece, from above around 0,0. */

const bars = (color: string, width = 18): string =>
  [-150, -70, 10, 90, 170]
    .map(
      (x) =>
        `<path d="M${x - 60} 110L${x + 70}-120" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity=".55"/>`,
    )
    .join('')

export const steak =
  (meat = '#7a3520', fat = '#f3d9b0', mark = '#3a1408'): Layer =>
  () => {
    const edge =
      'path d="M-250 20C-270-110-120-180 20-160C150-190 290-110 270 20C260 130 120 150 10 150C-120 190-240 150-250 20Z"'
    const inner =
      'path d="M-222 18C-238-92-108-150 20-132C138-158 258-88 240 16C230 106 110 122 6 122C-110 156-212 124-222 18Z"'
    return `${shadow(20, 36, 320, 210)}${lit(edge, fat, 'soft')}<g transform="scale(1.08 1.1)">${lit(inner, meat, 'shade')}<clipPath id="steak"><${inner}/></clipPath><g clip-path="url(#steak)">${bars(mark)}</g></g><path d="M-120-60C-60-20 0-90 80-40M-40 60C20 30 90 80 150 30" fill="none" stroke="${fat}" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/>`
  }

/** A raw cut of meat with marbling. */
export const rawCut =
  (meat = '#b5293a', fat = '#fbe3dc'): Layer =>
  (stage) => {
    const outer =
      'path d="M-280 10C-290-100-160-170-10-150C130-180 300-120 290 0C290 110 150 160 10 140C-120 180-270 130-280 10Z"'
    const veins = Array.from({ length: 15 }, () => {
      const x = between(stage, -200, 200)
      const y = between(stage, -95, 95)
      return `<path d="M${n(x - 40)} ${n(y)}Q${n(x)} ${n(y + between(stage, -34, 34))} ${n(x + 44)} ${n(y + between(stage, -16, 16))}" stroke="${fat}" stroke-width="${n(between(stage, 3, 8))}" fill="none" stroke-linecap="round" stroke-opacity=".75"/>`
    }).join('')
    return `${shadow(20, 36, 340, 200)}<${outer} fill="${fat}"/><g transform="translate(-4 6) scale(.93 .9)">${lit(outer, meat, 'shade')}</g>${veins}`
  }

/** A fillet of fish with its fibres; `skin` at one edge. */
export const fillet =
  (flesh = '#f58450', stripe = '#ffcba8', skin = '#8d98a1'): Layer =>
  () => {
    const shape =
      'path d="M-330 30C-300-90-120-130 90-120C230-112 330-60 340 0C330 60 220 112 60 120C-130 132-310 110-330 30Z"'
    const fibres = [-230, -160, -90, -20, 50, 120, 190, 260]
      .map(
        (x) =>
          `<path d="M${x + 30}-120Q${x - 40} 0 ${x + 34} 122" stroke="${stripe}" stroke-width="11" fill="none" stroke-linecap="round"/>`,
      )
      .join('')
    return `${shadow(18, 34, 390, 160)}<g transform="translate(2 18)"><${shape} fill="${skin}"/></g>${lit(shape, flesh, 'soft')}<clipPath id="fillet"><${shape}/></clipPath><g clip-path="url(#fillet)">${fibres}<path d="M-340 6C-100-14 140-12 350 2" stroke="${stripe}" stroke-width="8" fill="none"/></g><${shape} fill="url(#shade)" fill-opacity=".7"/>`
  }

/** A whole fish, lying. */
export const wholeFish =
  (back = '#6f8a8c', belly = '#e9eee6', spot = '#3d5053'): Layer =>
  (stage) => {
    const body =
      'path d="M-380 10C-300-110-120-140 60-120C170-108 250-50 300-14L420-96C440-40 430 40 424 96L302 24C240 80 150 120 40 126C-140 138-310 110-380 10Z"'
    const spots = Array.from(
      { length: 34 },
      () =>
        `<circle cx="${n(between(stage, -210, 240))}" cy="${n(between(stage, -96, 4))}" r="${n(between(stage, 4, 9))}" fill="${spot}" fill-opacity=".5"/>`,
    ).join('')
    return `${shadow(18, 40, 440, 160)}${lit('path d="M-60-120C0-190 90-180 130-112Z"', back, 'soft')}<clipPath id="fish"><${body}/></clipPath><g clip-path="url(#fish)"><rect x="-400" y="-160" width="860" height="320" fill="${belly}"/><path d="M-400-160H460V20C200-10-140 0-400 24Z" fill="${back}"/><path d="M-300 10C-60-14 160-8 300 6" stroke="#d98a7a" stroke-width="22" stroke-opacity=".55" fill="none"/>${spots}</g><${body} fill="url(#shade)"/><circle cx="-300" cy="-14" r="22" fill="#fff"/><circle cx="-302" cy="-14" r="13" fill="#1b1b1b"/><path d="M-232-78C-206-30-206 40-236 88" fill="none" stroke="${spot}" stroke-width="8" stroke-opacity=".7"/>${lit('path d="M-120 30C-60 20-30 60-20 100C-70 96-110 70-120 30Z"', back, 'soft')}`
  }

/** Chunks on a stick, 860 long, lying from left to right. */
export const skewer =
  (chunks: readonly Ingredient[], size = 150): Layer =>
  (stage) => {
    const step = (size * 0.82 * 7) / Math.max(7, chunks.length)
    const start = (-(chunks.length - 1) * step) / 2
    const meat = chunks
      .map((name, i) =>
        ingredient(name, start + i * step, between(stage, -6, 6), size, between(stage, -24, 24))(stage),
      )
      .join('')
    return `<rect x="-470" y="-7" width="900" height="14" rx="7" fill="#d9b27c"/><rect x="-470" y="-7" width="900" height="14" rx="7" fill="url(#down)"/>${meat}`
  }
