import sharp from 'sharp'
import { shadowStrengths } from './light.ts'

/**
 * The widest gradients as small pictures, stretched: filling a whole frame from a gradient costs three times as
 * much, and these two cover most of every picture.
 */
async function picture(gradient: string, size: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>${gradient}</defs><rect width="${size}" height="${size}" fill="url(#g)"/></svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const stop = (offset: number, color: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity.toFixed(3)}"/>`

async function shadowPicture(strength: number): Promise<string> {
  const ink = (offset: number, opacity: number) => stop(offset, '#2a1200', opacity * strength)
  const stops = ink(0, 0.5) + ink(0.55, 0.3) + ink(0.8, 0.1) + ink(1, 0)
  const uri = await picture(`<radialGradient id="g">${stops}</radialGradient>`, 96)
  return `<image id="drop${Math.round(strength * 10)}" x="-50" y="-50" width="100" height="100" href="${uri}"/>`
}

async function vignettePicture(): Promise<string> {
  const stops =
    stop(0, '#fff', 0.34) + stop(0.5, '#fff', 0) + stop(0.501, '#2a1200', 0) + stop(1, '#2a1200', 0.26)
  const uri = await picture(`<radialGradient id="g" cx=".42" cy=".4" r=".78">${stops}</radialGradient>`, 128)
  return `<image id="vignette" width="100" height="100" preserveAspectRatio="none" href="${uri}"/>`
}

let made: Promise<string> | undefined

/** Definitions every picture needs: shadows by strength, and the light over the whole table. */
export function lightPictures(): Promise<string> {
  made ??= Promise.all([vignettePicture(), ...shadowStrengths.map(shadowPicture)]).then((all) => all.join(''))
  return made
}
