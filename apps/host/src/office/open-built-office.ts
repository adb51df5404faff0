import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Assets, loadAssets } from '../assets/load-assets.ts'
import type { OfficeSource } from './office-source.ts'

interface BuiltOffice {
  readonly at: number
  readonly html: string
  readonly assets: Assets
}

/**
 * The office as it was built. `npm start` opens the shop first and builds the office behind it, so it is looked for
 * whenever somebody asks and it is not there, or another one is.
 */
export async function openBuiltOffice(root: string): Promise<OfficeSource> {
  const folder = join(root, 'apps', 'office', 'build')
  const client = join(folder, 'client')
  let office: BuiltOffice | null = null
  let before: Assets | null = null
  let reading: Promise<void> | null = null

  async function read(at: number): Promise<void> {
    const [html, assets] = await Promise.all([
      readFile(join(client, 'index.html'), 'utf8'),
      loadAssets(client, '/office'),
    ])
    // Pages that are open ask for the files of the build they came from.
    before = office?.assets ?? null
    office = { at, html, assets }
  }

  /** A build that begins again meanwhile takes the files away: what was read stays. */
  async function look(): Promise<void> {
    const at = completedAt(folder)
    if (at === null || at === office?.at) return
    reading ??= read(at)
      .catch((fault: unknown) => {
        if (completedAt(folder) !== null) throw fault
      })
      .finally(() => {
        reading = null
      })
    await reading
  }

  await look()
  return {
    assets: { get: (path) => office?.assets.get(path) ?? before?.get(path) },
    async page() {
      await look()
      return office?.html ?? null
    },
    live: null,
  }
}

/** The build writes `complete` last, and takes it away first: without it the files are not all there. */
const completedAt = (folder: string): number | null =>
  statSync(join(folder, 'complete'), { throwIfNoEntry: false })?.mtimeMs ?? null
