import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { oneAtATime } from './lock.mjs'
import { requireNode } from './node-version.mjs'

/** Everything a command needs before its own work: the right Node, the packages, the built apps. */
export async function setUp({ build = true } = {}) {
  requireNode()
  await oneAtATime(async () => {
    await ensureInstalled()
    if (build) await ensureBuilt()
  })
}
