const formats = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof formats)[number]

/** Only these: any number in an address would let a stranger fill the disk with copies of one picture. */
const widths: ReadonlySet<number> = new Set([96, 160, 192, 240, 320, 480, 512, 640, 960, 1280, 1600, 1920])

/** How a picture is cut when its address asks for another shape than its own. */
export const shapes = { sq: 1, wide: 16 / 9 } as const
type Shape = keyof typeof shapes

export interface PictureName {
  /** What stands before the width; a picture of this very name goes before a shape of a shorter one. */
  readonly name: string
  readonly shaped: { readonly name: string; readonly shape: Shape } | null
  readonly width: number
  readonly format: PictureFormat
}

/** Reads `margherita-480.webp`, `margherita-sq-160.avif`; null when it asks for what we do not make. */
export function readPictureName(file: string): PictureName | null {
  const found = /^(.+)-(\d{2,4})\.([a-z]+)$/.exec(file)
  if (!found) return null
  const [, name = '', digits, extension] = found
  const format = formats.find((one) => one === extension)
  const width = Number(digits)
  if (!format || !widths.has(width) || !isSafe(name)) return null
  return { name, shaped: readShape(name), width, format }
}

function readShape(name: string): PictureName['shaped'] {
  const found = /^(.+)-(sq|wide)$/.exec(name)
  return found ? { name: found[1] ?? '', shape: found[2] as Shape } : null
}

/** Names of files inside a folder: no way up, no hidden files, nothing a file system reads in its own way. */
export const isSafe = (name: string): boolean =>
  name.length < 200 &&
  name.split('/').every((part) => /^[\p{L}\p{N}][\p{L}\p{N}_ .-]*$/u.test(part) && !part.includes('..'))
