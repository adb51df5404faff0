import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { cacheBriefly } from '../operations/cache-briefly.ts'
import { loadSharp } from './load-sharp.ts'
import type { PictureFormat } from './picture-name.ts'

export interface PictureRequest {
  readonly width: number
  /** Width divided by height; the picture's own when absent. */
  readonly aspect?: number
  readonly format: PictureFormat
}

export interface Picture {
  /** Changes when the picture does: the finished copies are kept under it. */
  readonly version: string
  /** Never another picture under the same name; an operator's file may be replaced. */
  readonly lasting: boolean
  make(request: PictureRequest): Promise<Buffer>
}

/** Somewhere pictures come from; null when it has none of that name. */
export type PictureSource = (name: string) => Promise<Picture | null>

export const pictureExtensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.svg']

export const videoExtensions = ['.mp4', '.webm', '.m4v', '.mov']

const listings = { ms: 3_000, most: 500 }

/** Pictures that the operator keeps as files. */
export function folderSource(folder: string): PictureSource {
  const namesIn = cacheBriefly(readNames, listings)
  return async (name) => {
    const names = await namesIn(dirname(join(folder, name)))
    if (names.size === 0) return null
    for (const extension of ['', ...pictureExtensions]) {
      const file = join(folder, name + extension)
      if (!names.has(sameName(basename(file)))) continue
      const found = await stat(file).catch(() => null)
      if (!found?.isFile() || !pictureExtensions.some((known) => file.endsWith(known))) continue
      return {
        version: `${Math.trunc(found.mtimeMs).toString(36)}-${found.size.toString(36)}`,
        lasting: false,
        make: (request) => resize(file, request),
      }
    }
    return null
  }
}

/** One question to the disk instead of one for each ending that a picture's file may have. */
async function readNames(folder: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch(() => [])
  return new Set(names.map(sameName))
}

/** Some disks take names for the same that differ in case or in how an accent is written: they have the last word. */
const sameName = (name: string): string => name.normalize('NFC').toLowerCase()

/** What sharp takes a drawing for: so many dots to the inch. */
const OWN_DENSITY = 72
const MOST_DENSITY = 2400

/** A drawing has no size of its own: it is drawn as large as it is asked for. */
async function sharpness(file: string, width: number): Promise<{ density?: number }> {
  if (!file.toLowerCase().endsWith('.svg')) return {}
  const sharp = await loadSharp()
  const { width: drawn = width } = await sharp(file).metadata()
  return { density: Math.min(MOST_DENSITY, Math.max(OWN_DENSITY, Math.ceil((OWN_DENSITY * width) / drawn))) }
}

async function resize(file: string, { width, aspect, format }: PictureRequest): Promise<Buffer> {
  const sharp = await loadSharp()
  const height = aspect ? Math.round(width / aspect) : undefined
  // A small picture is not blown up; a damaged one still gives what can be read of it.
  const picture = sharp(file, { failOn: 'none', ...(await sharpness(file, width)) })
    .rotate()
    .resize({ width, ...(height ? { height, fit: 'cover' } : { withoutEnlargement: true }) })
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 2 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 72, effort: 4, smartSubsample: true }).toBuffer()
    case 'jpg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
    case 'png':
      return picture.png().toBuffer()
  }
}
