import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createByteCache } from '../operations/byte-cache.ts'
import { cacheBriefly } from '../operations/cache-briefly.ts'
import { createSemaphore } from '../operations/semaphore.ts'
import { type PictureName, shapes } from './picture-name.ts'
import type { Picture, PictureSource } from './picture-source.ts'

interface FinishedPicture {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly lasting: boolean
}

export interface PictureStore {
  find(wanted: PictureName): Promise<FinishedPicture | null>
}

/** The disk need not be asked by everybody; a file that an operator replaces is seen so much later. */
const lookups = { ms: 3_000, most: 5_000 }

/** What a menu of some hundred goods shows on telephones; opening a file takes longer than sending it. */
const AT_HAND = 16 * 1024 * 1024
/** A large one would push out dozens, and is seldom asked for. */
const LARGE = AT_HAND / 64

/** Makes each picture once, keeps it on disk and gives the kept one from then on, from memory where it can. */
export function createPictureStore(
  folder: string,
  sources: readonly PictureSource[],
  places: number,
): PictureStore {
  const sourceOf = cacheBriefly((name) => firstOf(sources, name), lookups)
  const pass = createSemaphore(places)
  const underWay = new Map<string, Promise<Uint8Array>>()
  const atHand = createByteCache<{ bytes: Uint8Array; weight: number }>(AT_HAND)

  async function kept(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const near = atHand.get(file)
    if (near) return near.bytes
    const bytes = await keptOnDisk(file, make)
    if (bytes.byteLength <= LARGE) atHand.put(file, { bytes, weight: bytes.byteLength })
    return bytes
  }

  async function keptOnDisk(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const ready = await readFile(file).catch(() => null)
    if (ready) return ready
    const running = underWay.get(file)
    if (running) return running
    const making = pass(make).then(async (bytes) => {
      await writeWhole(file, bytes)
      return bytes
    })
    underWay.set(file, making)
    return making.finally(() => underWay.delete(file))
  }

  return {
    async find(wanted) {
      const found = await findPicture(sourceOf, wanted)
      if (!found) return null
      const { picture, aspect } = found
      const { name, width, format } = wanted
      const key = createHash('sha256')
        .update(`${picture.version}\n${name}\n${width}\n${format}`)
        .digest('hex')
      const file = join(folder, key.slice(0, 2), `${key.slice(2, 34)}.${format}`)
      const bytes = await kept(file, () => picture.make({ width, format, ...(aspect ? { aspect } : {}) }))
      return { bytes, etag: `"${key.slice(0, 22)}"`, lasting: picture.lasting }
    },
  }
}

type SourceOf = (name: string) => Promise<Picture | null>

async function findPicture(
  sourceOf: SourceOf,
  { name, shaped }: PictureName,
): Promise<{ picture: Picture; aspect?: number } | null> {
  const whole = await sourceOf(name)
  if (whole) return { picture: whole }
  const cut = shaped && (await sourceOf(shaped.name))
  return cut ? { picture: cut, aspect: shapes[shaped.shape] } : null
}

async function firstOf(sources: readonly PictureSource[], name: string): Promise<Picture | null> {
  for (const source of sources) {
    const picture = await source(name)
    if (picture) return picture
  }
  return null
}

/** A stop in the middle of writing must not leave half a picture under its final name. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}
