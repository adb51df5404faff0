import { pictureBase } from './picture-base.ts'

/** How a picture is cut: as it is (4:3), square, or wide for banners. */
export type Shape = 'own' | 'square' | 'wide'

const suffix: Record<Shape, string> = { own: '', square: '-sq', wide: '-wide' }

/** Files of a WordPress, by their path on it. */
const UPLOADED = /^\/?wp-content\//

/** Of what is shown 40 pixels wide, sharp on every screen. */
const EMBLEM_WIDTH = 160

/** Pictures of the shop's own folder are made in any size; those of a foreign server are taken as they are. */
export function isResizable(reference: string): boolean {
  return isOwn(reference) && !/\.(?:svg|gif)$/i.test(reference)
}

export function pictureAddress(reference: string, shape: Shape, width: number, format: string): string {
  return `${pictureStem(reference, shape)}-${width}.${format}`
}

/** What the addresses of all sizes of a picture begin with. */
export function pictureStem(reference: string, shape: Shape): string {
  return `${fileAddress(reference)}${suffix[shape]}`
}

/** The address of the file itself. */
export function fileAddress(reference: string): string {
  if (!isLocal(reference)) return reference
  if (UPLOADED.test(reference)) return `/api/${reference.replace(/^\//, '')}`
  const name = reference.replace(/^\/?(?:images\/)?/, '')
  return `${pictureBase()}/images/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** Of the shop's own folder, where pictures are made from. */
const isOwn = (reference: string): boolean => isLocal(reference) && !UPLOADED.test(reference)

function isLocal(reference: string): boolean {
  return !/^(?:[a-z]+:)?\/\//i.test(reference) && !/^data:/i.test(reference)
}

/**
 * A drawing as a small picture, where we can make one: on a page it is a document of its own to the browser, read and
 * laid out before the page's first frame.
 */
export function emblemAddress(reference: string): string {
  const isStill = isOwn(reference) && !/\.gif$/i.test(reference)
  return isStill ? pictureAddress(reference, 'own', EMBLEM_WIDTH, 'webp') : fileAddress(reference)
}

/** One file that any program can open, for links shared elsewhere; empty stays empty. */
export function sharedPicture(reference: string): string {
  if (reference === '') return ''
  return isResizable(reference) ? pictureAddress(reference, 'own', 960, 'jpg') : fileAddress(reference)
}
