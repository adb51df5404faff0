import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { tuneV8 } from '../apps/host/src/accelerators/v8-tuning.mjs'
import { command } from './steps/command.mjs'
import { leaveWithParent } from './steps/leave-with-parent.mjs'
import { hasEngineFlags, isAccelerated, withoutEngineFlags } from './steps/plain-engine.mjs'
import { inRoot } from './steps/root.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

/** Whoever typed `npm start` has seen the shop by then. */
const FIRST_PAGE_MS = 3_000

if (isAccelerated) tuneV8()

await command(async () => {
  if (!isAccelerated && hasEngineFlags()) return withoutEngineFlags()
  await setUp({ build: 'shop' })
  leaveWithParent()
  say('Opening the shop; a new one is filled with its business first.')
  await runBuilt(inRoot('apps/host/dist/main.js'))
  makePictures()
  buildOffice()
})

/** Beside the open shop, with what time it leaves: the first visitors need not wait for pictures to be made. */
function makePictures() {
  runBeside(inRoot('apps/host/dist/make-pictures.js'), 'ignore')
}

/** After the first page: nobody who only looks at the shop waits for the office. `/office/` says so meanwhile. */
function buildOffice() {
  if (process.env.BACKEND_URL) return
  const later = setTimeout(() => {
    const builder = runBeside(inRoot('scripts/steps/build-office.mjs'), 'inherit')
    if (builder.pid !== undefined) setPriority(builder.pid, constants.priority.PRIORITY_LOW)
  }, FIRST_PAGE_MS)
  later.unref()
}

function runBeside(program, stdio) {
  const child = spawn(process.execPath, [program], { stdio })
  child.unref()
  process.once('exit', () => child.kill())
  return child
}
