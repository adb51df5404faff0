import { join } from 'node:path'
import { loadAssets } from '../assets/load-assets.ts'
import type { Config } from '../config.ts'
import { loadStorefront } from './load-storefront.ts'
import type { StorefrontSource } from './storefront-source.ts'

/** The storefront as `npm start` built it. */
export async function openBuiltStorefront(
  root: string,
  { publicAssetUrl }: Pick<Config, 'publicAssetUrl'>,
): Promise<StorefrontSource> {
  const folder = join(root, 'apps', 'storefront', 'build')
  const [assets, storefront] = await Promise.all([
    loadAssets(join(folder, 'client')),
    loadStorefront(join(folder, 'server', 'index.js'), publicAssetUrl),
  ])
  return { assets, storefront, live: null }
}
