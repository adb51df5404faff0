import { n } from './stage.ts'

/** One lamp, upper left, for everything: these gradients are shared by all shapes. */
export const lightDefs = `
<radialGradient id="shade" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".38" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#301000" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".36"/></radialGradient>
<radialGradient id="soft" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".18"/></radialGradient>
<radialGradient id="drop"><stop offset="0" stop-color="#2a1200" stop-opacity=".5"/><stop offset=".55" stop-color="#2a1200" stop-opacity=".3"/><stop offset=".8" stop-color="#2a1200" stop-opacity=".1"/><stop offset="1" stop-color="#2a1200" stop-opacity="0"/></radialGradient>
<linearGradient id="side" x1="0" x2="1"><stop offset="0" stop-color="#301000" stop-opacity=".16"/><stop offset=".2" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".34"/></linearGradient>
<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#301000" stop-opacity=".3"/></linearGradient>
<radialGradient id="vignette" cx=".42" cy=".4" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1200" stop-opacity=".26"/></radialGradient>`

/** A shape ("circle r='20'") in a colour, lit from the upper left. */
export const lit = (
  shape: string,
  color: string,
  light: 'shade' | 'soft' | 'side' | 'down' = 'shade',
): string => `<${shape} fill="${color}"/><${shape} fill="url(#${light})"/>`

/** The soft shadow under a thing; it falls down and to the right. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#drop)" opacity="${opacity}"/>`
