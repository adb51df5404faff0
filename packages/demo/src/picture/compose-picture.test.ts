import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoBusinessDir } from '../demo-business-dir.ts'
import { demoFile, demoFileNames } from '../testing/read-demo.ts'
import { brandMark } from './brand-mark.ts'
import { composePicture } from './compose-picture.ts'
import { hasPicture, pictureNames } from './picture-names.ts'

const named = (file: string): string[] =>
  [...demoFile(file).matchAll(/"images\/([^"\\]+)\\?"/g)].map(([, name]) => name ?? '')
const wanted = new Set(demoFileNames.flatMap(named))
const pixels = async (name: string, width = 48) =>
  sharp(await composePicture(name, { width, format: 'png' }))
    .resize(24, 24, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()

describe('composePicture', () => {
  it('has a recipe, or a file, for every picture the business names', () => {
    const files = new Set(readdirSync(join(demoBusinessDir(), 'images')))
    expect([...wanted].filter((name) => !hasPicture(name) && !files.has(name))).toEqual([])
    expect(readFileSync(join(demoBusinessDir(), 'images/logo.svg'), 'utf8')).toContain(brandMark)
  })

  it('cooks nothing that nobody ordered', () => {
    expect(pictureNames().filter((name) => !wanted.has(name))).toEqual([])
  })

  it.each([
    ['margherita', 4 / 3, 'webp'],
    ['margherita', 1, 'avif'],
    ['banner-pizza', undefined, 'jpg'],
    ['favicon', undefined, 'png'],
  ] as const)('%s comes at aspect %s as %s', async (name, aspect, format) => {
    const picture = await composePicture(name, { width: 320, format, ...(aspect ? { aspect } : {}) })
    const { width, height, format: kind } = await sharp(picture).metadata()
    const expected = aspect ?? (name === 'favicon' ? 1 : 3)
    expect([width, height]).toEqual([320, Math.round(320 / expected)])
    expect(kind).toBe({ webp: 'webp', avif: 'heif', jpg: 'jpeg', png: 'png' }[format])
  })

  it('gives the same bytes for the same name', async () => {
    const options = { width: 160, format: 'webp' } as const
    const [first, second] = [await composePicture('borsch', options), await composePicture('borsch', options)]
    expect(first.equals(second)).toBe(true)
  })

  it('refuses a name without a recipe', async () => {
    await expect(composePicture('../settings', { width: 160, format: 'webp' })).rejects.toThrow('No recipe')
    expect(hasPicture('constructor')).toBe(false)
  })

  it.each(pictureNames().filter((name) => /^banner-|-tile$/.test(name)))(
    '%s has nothing but its ground where its words stand',
    async (name) => {
      const isTile = name.endsWith('-tile')
      const aspect = isTile ? 4 / 3 : 16 / 9
      const [width, height] = [320, Math.round(320 / aspect)]
      const words = isTile ? { width: 288, height: 67 } : { width: 185, height }
      const picture = await composePicture(name, { width, aspect, format: 'png' })
      const free = sharp(picture).extract({ left: 0, top: 0, ...words })
      const rough = await free.resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer()
      // A plate's edge, and all that lies on it, differs more from its neighbour than any ray or dot.
      expect(largestStep(rough, 32)).toBeLessThan(125)
    },
  )

  it('draws every product its own picture', { timeout: 120_000 }, async () => {
    const products = JSON.parse(demoFile('products.json')) as { slug: string }[]
    const seen: { slug: string; data: Buffer }[] = []
    for (const { slug } of products) {
      const data = await pixels(slug)
      const twin = seen.find((other) => mean(other.data, data) < 4)
      expect(twin && `${slug} looks like ${twin.slug}`).toBeUndefined()
      expect(new Set(data).size, `${slug} is one flat colour`).toBeGreaterThan(60)
      seen.push({ slug, data })
    }
  })
})

function mean(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}

function largestStep(rgb: Buffer, width: number): number {
  let largest = 0
  for (let at = 3; at < rgb.length; at += 3) {
    if ((at / 3) % width === 0) continue
    const step = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((rgb[at + channel] ?? 0) - (rgb[at + channel - 3] ?? 0)),
      0,
    )
    largest = Math.max(largest, step)
  }
  return largest
}
