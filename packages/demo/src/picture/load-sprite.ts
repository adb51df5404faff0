import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type SpriteName, spriteFiles } from './sprite-names.ts'

export interface Sprite {
  /** Data URIs: the render itself and its blurred silhouette for the shadow. */
  readonly image: string
  readonly shade: string
}

/** Enough for the pictures of a page or two; all of them at once would be tens of megabytes of a small host. */
const mostKept = 48
const loaded = new Map<string, Promise<Sprite>>()
let folder: string | undefined

/** Found by walking up: this module may have been bundled into an application elsewhere in the tree. */
function renderFolder(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); dir !== dirname(dir); dir = dirname(dir)) {
    const candidate = join(dir, 'node_modules/@lobehub/fluent-emoji-3d/assets')
    if (existsSync(candidate)) return candidate
  }
  throw new Error('The 3D renders (@lobehub/fluent-emoji-3d) are not installed')
}

interface Tint {
  readonly hue: number
  readonly saturation?: number
  readonly brightness?: number
}

/** Renders whose colours are of no garden: a tomato of raspberry red does not make one hungry. */
const tints: Partial<Record<SpriteName, Tint>> = {
  tomato: { hue: 16 },
  strawberry: { hue: 12 },
  broccoli: { hue: 330 },
  eggplant: { hue: 6, saturation: 0.62, brightness: 0.62 },
}

const uri = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

async function read(name: SpriteName, size: number): Promise<Sprite> {
  folder ??= renderFolder()
  const file = join(folder, `${spriteFiles[name]}.webp`)
  const tint = tints[name]
  const own = sharp(file).resize(size, size, { kernel: 'lanczos3' })
  const sprite = tint ? own.modulate(tint) : own
  // In steps: sharp composites after it blurs, so one pipeline would leave the silhouette's edge hard.
  const alpha = await sharp(file)
    .resize(64, 64)
    .extend({ top: 16, bottom: 16, left: 16, right: 16, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extractChannel('alpha')
    .png()
    .toBuffer()
  const blurred = await sharp(alpha).blur(5).linear(0.6, 0).png().toBuffer()
  const ink = sharp({ create: { width: 96, height: 96, channels: 3, background: '#2a1200' } })
  const [image, shade] = await Promise.all([
    (size > 256 ? sprite.sharpen({ sigma: 1 }) : sprite).png({ compressionLevel: 1 }).toBuffer(),
    ink.joinChannel(blurred).png().toBuffer(),
  ])
  return { image: uri(image), shade: uri(shade) }
}

/** A render's own size; decoding one costs by its area, so no step is twice the one before. */
const largest = 448
const sizes = [96, 128, 192, 256, 320]

/** Sizes are stepped, so that one decoded render serves many pictures; the longest unused is forgotten. */
export function loadSprite(name: SpriteName, pixels: number): Promise<Sprite> {
  const size = sizes.find((step) => pixels <= step) ?? largest
  const key = `${name}@${size}`
  const sprite = loaded.get(key) ?? read(name, size)
  loaded.delete(key)
  loaded.set(key, sprite)
  const [oldest] = loaded.keys()
  if (loaded.size > mostKept && oldest !== undefined) loaded.delete(oldest)
  return sprite
}
