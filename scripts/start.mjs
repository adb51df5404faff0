import { spawn } from 'node:child_process'
import { tuneV8 } from '../apps/host/src/accelerators/v8-tuning.mjs'
import { command } from './steps/command.mjs'
import { leaveWithParent } from './steps/leave-with-parent.mjs'
import { hasEngineFlags, isAccelerated, withoutEngineFlags } from './steps/plain-engine.mjs'
import { inRoot } from './steps/root.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

if (isAccelerated) tuneV8()

await command(async () => {
  if (!isAccelerated && hasEngineFlags()) return withoutEngineFlags()
  await setUp()
  leaveWithParent()
  say('Opening the shop; a new one is filled with its business first.')
  await runBuilt(inRoot('apps/host/dist/main.js'))
  makePictures()
})

/** Beside the open shop, with what time it leaves: the first visitors need not wait for pictures to be made. */
function makePictures() {
  const maker = spawn(process.execPath, [inRoot('apps/host/dist/make-pictures.js')], { stdio: 'ignore' })
  maker.unref()
  process.once('exit', () => maker.kill())
}
