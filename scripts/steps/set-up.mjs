import { ensureBuilt, ensureShopBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { oneAtATime } from './lock.mjs'
import { requireNode } from './node-version.mjs'

/**
 * Everything a command needs before its own work: the right Node, its packages (those of tests as well), the built apps;
 * `'shop'` builds those without which the shop cannot open.
 */
export async function setUp({ build = true, tests = false } = {}) {
  requireNode()
  await oneAtATime(async () => {
    await ensureInstalled({ all: tests })
    if (build) await (build === 'shop' ? ensureShopBuilt() : ensureBuilt())
  })
}
