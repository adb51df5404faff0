import { loadSharp } from './load-sharp.ts'
import type { PictureRequest, PictureSource } from './picture-source.ts'

/** Set by the build to a hash of the recipes, so that a new release cooks its pictures anew. */
declare const __RECIPES__: string | undefined
const version = typeof __RECIPES__ === 'undefined' ? 'unbuilt' : __RECIPES__

/** Pictures of the demo business, composed when first asked for. */
export const demoSource: PictureSource = async (name) => {
  const { hasPicture } = await import('@samobranka/demo/picture-names')
  return hasPicture(name) ? { version, lasting: true, make: (request) => compose(name, request) } : null
}

async function compose(name: string, request: PictureRequest): Promise<Buffer> {
  await loadSharp()
  const { composePicture } = await import('@samobranka/demo')
  return composePicture(name, request)
}
