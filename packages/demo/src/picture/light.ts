import { n } from './stage.ts'

/** One lamp, upper left, for everything: these gradients are shared by all shapes. */
export const lightDefs = `
<radialGradient id="shade" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#301000" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".36"/></radialGradient>
<radialGradient id="soft" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".18"/></radialGradient>
<linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="#301000" stop-opacity=".16"/><stop offset=".2" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".34"/></linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".3"/></linearGradient>`

/** A shape ("circle r='20'") in a colour, lit from the upper left. */
export const lit = (
  shape: string,
  color: string,
  light: 'shade' | 'soft' | 'side' | 'down' = 'shade',
): string => `<${shape} fill="${color}"/><${shape} fill="url(#${light})"/>`

/** Shadows come in a few strengths: they are pictures, and a picture cannot be faded without a costly layer. */
export const shadowStrengths = [1, 0.9, 0.8, 0.7, 0.6] as const

const strengthId = (opacity: number): string => `drop${Math.min(10, Math.max(6, Math.round(opacity * 10)))}`

/** The soft shadow under a thing; it falls down and to the right. Needs the pictures of `light-pictures.ts`. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<use href="#${strengthId(opacity)}" transform="translate(${n(x)} ${n(y)}) scale(${(rx / 50).toFixed(3)} ${(ry / 50).toFixed(3)})"/>`
