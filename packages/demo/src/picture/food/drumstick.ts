import { lit, shadow } from '../light.ts'
import type { Layer } from '../stage.ts'

const knob = (x: number, y: number): string => lit(`circle cx="${x}" cy="${y}" r="17"`, '#fbf1dc', 'soft')

/** A leg of chicken, its bone up; 300 units from end to end around 0,0. */
export const drumstick =
  (skin = '#c9772a', crisp = '#7d3a0e'): Layer =>
  () =>
    `${shadow(12, 40, 120, 130)}${knob(-14, -138)}${knob(16, -140)}${lit('path d="M-13-134L13-134L20-50L-20-50Z"', '#f6e6c8', 'side')}${lit('path d="M-24-62C-40-30-88 6-92 62C-94 118-50 150 0 150C52 150 94 118 92 62C88 6 40-30 24-62C12-74-12-74-24-62Z"', skin)}<g fill="${crisp}" fill-opacity=".3"><ellipse cx="-40" cy="60" rx="20" ry="12"/><ellipse cx="34" cy="96" rx="26" ry="13"/><ellipse cx="20" cy="20" rx="16" ry="10"/><ellipse cx="-22" cy="116" rx="18" ry="9"/></g><path d="M-58 34C-44 6-24-8-16-34" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"/>`
