import { loadSharp } from './load-sharp.ts'
import type { PictureSource } from './picture-source.ts'

/** Set by the build to a hash of the recipes, so that a new release cooks its pictures anew. */
declare const __RECIPES__: string | undefined
const version = typeof __RECIPES__ === 'undefined' ? 'unbuilt' : __RECIPES__

/** Pictures of the demo business, composed when first asked for. */
export const demoSource: PictureSource = async (name) => {
  await loadSharp()
  const { composePicture, hasPicture } = await import('@samobranka/demo')
  if (!hasPicture(name)) return null
  return { version, lasting: true, make: (request) => composePicture(name, request) }
}
