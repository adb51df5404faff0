import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type PictureName, readPictureName } from './picture-name.ts'
import { folderSource, type PictureSource } from './picture-source.ts'
import { createPictureStore } from './picture-store.ts'

const named = (file: string): PictureName => {
  const name = readPictureName(file)
  if (!name) throw new Error(`${file} names no picture`)
  return name
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

describe('pictures made by recipe', () => {
  let folder: string
  let made: string[]
  const recipes: PictureSource = async (name) =>
    name === 'soup'
      ? {
          version: '1',
          lasting: true,
          async make({ width, aspect, format }) {
            made.push(`${width} ${aspect ?? 'own'} ${format}`)
            await new Promise((later) => setTimeout(later, 5))
            return Buffer.from(`soup ${width}`)
          },
        }
      : null

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    made = []
  })

  it('are made once, however many ask at the same time', async () => {
    const store = createPictureStore(folder, [recipes], 2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.find(named('soup-480.webp'))))
    expect(made).toEqual(['480 own webp'])
    expect(new Set(answers.map((answer) => String(answer?.bytes)))).toEqual(new Set(['soup 480']))
  })

  it('are kept over a restart', async () => {
    await createPictureStore(folder, [recipes], 2).find(named('soup-480.webp'))
    await createPictureStore(folder, [recipes], 2).find(named('soup-480.webp'))
    expect(made).toHaveLength(1)
    expect(filesIn(folder)).toHaveLength(1)
  })

  it('lie at hand: the disk is not asked again', async () => {
    const store = createPictureStore(folder, [recipes], 2)
    const first = await store.find(named('soup-480.webp'))
    rmSync(folder, { recursive: true })
    expect((await store.find(named('soup-480.webp')))?.bytes).toBe(first?.bytes)
    expect(made).toHaveLength(1)
  })

  it('are cut to the shape the address asks for', async () => {
    const store = createPictureStore(folder, [recipes], 2)
    await store.find(named('soup-sq-160.avif'))
    expect(made).toEqual(['160 1 avif'])
  })

  it('that nobody knows are not there', async () => {
    const store = createPictureStore(folder, [recipes], 2)
    expect(await store.find(named('stew-480.webp'))).toBeNull()
    expect(await store.find(named('stew-sq-480.webp'))).toBeNull()
  })

  it('are tried again after a failure', async () => {
    let tries = 0
    const moody: PictureSource = async () => ({
      version: '1',
      lasting: true,
      async make() {
        tries += 1
        if (tries === 1) throw new Error('burnt')
        return Buffer.from('done')
      },
    })
    const store = createPictureStore(folder, [moody], 1)
    await expect(store.find(named('soup-480.webp'))).rejects.toThrow('burnt')
    expect(String((await store.find(named('soup-480.webp')))?.bytes)).toBe('done')
  })

  it('are made a few at a time', async () => {
    let now = 0
    let most = 0
    const slow: PictureSource = async () => ({
      version: '1',
      lasting: true,
      async make() {
        now += 1
        most = Math.max(most, now)
        await new Promise((later) => setTimeout(later, 5))
        now -= 1
        return Buffer.from('x')
      },
    })
    const store = createPictureStore(folder, [slow], 2)
    await Promise.all([96, 160, 192, 320, 480].map((width) => store.find(named(`soup-${width}.png`))))
    expect(most).toBe(2)
  })
})

describe("pictures of the operator's folder", () => {
  it('are resized, and made anew some seconds after the file changes', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const images = mkdtempSync(join(tmpdir(), 'images-'))
    const store = createPictureStore(mkdtempSync(join(tmpdir(), 'pictures-')), [folderSource(images)], 1)
    mkdirSync(join(images, 'menu'))
    const draw = (background: string) =>
      sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer()
    const file = join(images, 'menu', 'борщ.jpg')
    writeFileSync(file, await draw('#800'))
    const first = await store.find(named('menu/борщ-sq-160.webp'))
    expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })

    writeFileSync(file, await draw('#080'))
    utimesSync(file, new Date(), new Date(Date.now() + 5_000))
    vi.advanceTimersByTime(3_000)
    const second = await store.find(named('menu/борщ-sq-160.webp'))
    expect(second?.etag).not.toBe(first?.etag)
    vi.useRealTimers()
  })

  it('are drawn as large as they are asked for, where they are drawings', async () => {
    const images = mkdtempSync(join(tmpdir(), 'images-'))
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10"/></svg>'
    writeFileSync(join(images, 'logo.svg'), half)
    const store = createPictureStore(mkdtempSync(join(tmpdir(), 'pictures-')), [folderSource(images)], 1)
    const logo = sharp((await store.find(named('logo.svg-160.png')))?.bytes)
    expect(await logo.metadata()).toMatchObject({ width: 160, height: 80 })
    // Blown up from twenty pixels the edge would be a slope of eight.
    const { data, info } = await logo.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
    const row = data.subarray(40 * info.width, 41 * info.width)
    expect(row.filter((alpha) => alpha > 8 && alpha < 247).length).toBeLessThanOrEqual(1)
  })

  it('are found under the name that the disk has, with whatever ending', async () => {
    const images = mkdtempSync(join(tmpdir(), 'images-'))
    mkdirSync(join(images, 'menu'))
    for (const name of ['soup.png', 'menu/йогурт.jpg', 'menu/tea.jpeg'])
      writeFileSync(join(images, name), 'x')
    const source = folderSource(images)
    const found = ['soup', 'soup.png', 'menu/йогурт', 'menu/tea', 'tea', 'none/soup'].map(source)
    expect((await Promise.all(found)).map((picture) => picture !== null)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('are never files of another kind', async () => {
    const images = mkdtempSync(join(tmpdir(), 'images-'))
    writeFileSync(join(images, 'notes.txt'), 'private')
    expect(await folderSource(images)('notes.txt')).toBeNull()
  })
})
