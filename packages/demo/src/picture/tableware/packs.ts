import { lit, shadow } from '../light.ts'
import type { Layer } from '../stage.ts'

/** Packages from the front, standing on y = 0; `mark` is a drawing in a box of about 200 around 0,0. */

export const carton =
  (color: string, band: string, mark = ''): Layer =>
  () =>
    `${shadow(40, 4, 230, 50)}${lit('path d="M-140-390L140-390V-10L-140-10Z"', color, 'side')}${lit('path d="M140-390L210-430V-50L140-10Z"', color, 'down')}<path d="M140-390L210-430V-50L140-10Z" fill="#301000" fill-opacity=".2"/>${lit('path d="M-140-390L-70-480H174L140-390Z"', color, 'soft')}<path d="M140-390L174-480L210-430Z" fill="#301000" fill-opacity=".26"/>${lit('path d="M-72-520H176V-478H-72Z"', band, 'down')}${lit('path d="M-140-150H140V-60H-140Z"', band, 'side')}<g transform="translate(0 -262)">${mark}</g>`

/** A yogurt or curd tub; wide foot for curd, narrow for yogurt. */
export const tub =
  (color: string, band: string, mark = '', width = 330): Layer =>
  () => {
    const top = width / 2
    const foot = top * 0.8
    return `${shadow(22, 4, width * 0.62, 46)}${lit(`path d="M${-top}-270L${-foot}-14Q0 22 ${foot}-14L${top}-270Z"`, color, 'side')}${lit(`path d="M${-top * 0.93}-190L${-foot * 1.05}-60Q0-22 ${foot * 1.05}-60L${top * 0.93}-190Q0-158 ${-top * 0.93}-190Z"`, band, 'side')}${lit(`path d="M${-top - 14}-300Q0-352 ${top + 14}-300V-268Q0-230 ${-top - 14}-268Z"`, '#fdfdfb', 'side')}<g transform="translate(0 -126) scale(.72)">${mark}</g>`
  }

/** A small sauce bowl, front; its content shows in the mouth. */
export const ramekin =
  (sauce: string, color = '#fffdf8'): Layer =>
  () =>
    `${shadow(24, 8, 300, 70)}${lit('path d="M-250-190C-240-60-180 14 0 14C180 14 240-60 250-190Z"', color, 'side')}${lit('ellipse cy="-190" rx="250" ry="84"', color, 'soft')}<ellipse cy="-184" rx="224" ry="70" fill="#301000" fill-opacity=".24"/>${lit('ellipse cy="-176" rx="216" ry="62"', sauce, 'soft')}<path d="M-130-190C-60-224 60-214 110-180" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"/>`

/** An egg tray with its eggs. */
export const eggTray =
  (shell = '#e3a878', count = 5): Layer =>
  () => {
    const eggs = (dy: number, scale: number, dx: number) =>
      Array.from({ length: count }, (_, i) =>
        lit(
          `ellipse cx="${(i - (count - 1) / 2) * 132 + dx}" cy="${dy}" rx="${60 * scale}" ry="${76 * scale}"`,
          shell,
        ),
      ).join('')
    return `${shadow(20, 10, 400, 66)}${lit('path d="M-390-150H390L360-10Q0 30-360-10Z"', '#8d8fa0', 'down')}${eggs(-196, 0.9, 0)}${lit('path d="M-396-130Q-330-172-264-130Q-198-172-132-130Q-66-172 0-130Q66-172 132-130Q198-172 264-130Q330-172 396-130L362 0Q0 40-362 0Z"', '#a7a9ba', 'down')}${eggs(-148, 1, 0)}${lit('path d="M-398-96Q-330-54-264-96Q-198-54-132-96Q-66-54 0-96Q66-54 132-96Q198-54 264-96Q330-54 398-96L362 4Q0 44-362 4Z"', '#b4b6c6', 'down')}`
  }
