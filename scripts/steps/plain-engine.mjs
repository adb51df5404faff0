import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { leaveWithParent } from './leave-with-parent.mjs'

export const isAccelerated = process.env.ACCELERATORS !== 'off'

const isEngineFlag = (flag) => flag.includes('-semi-space-size=')

/** Whether this very process was started with what V8 reads before anything of ours. */
export const hasEngineFlags = () => process.execArgv.some(isEngineFlag)

/** Does the same in a process without those flags; gives how it ended. */
export async function withoutEngineFlags() {
  const flags = process.execArgv.filter((flag) => !isEngineFlag(flag))
  const child = spawn(process.execPath, [...flags, ...process.argv.slice(1)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  leaveWithParent()
  const [code] = await once(child, 'exit')
  return code ?? 1
}
