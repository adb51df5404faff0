import type { Server } from 'node:http'
import { type FastPath, type FindReady, noFastPath } from './fast-path.ts'
import { type WriteHead, writeHeadPlainly, writePreparedHead } from './prepared-head.ts'
import { openRawSocketFastPath } from './raw-socket-fast-path.ts'
import { releaseIdleMemory } from './release-idle-memory.ts'
import { tuneV8 } from './v8-tuning.mjs'

/** What makes the same answers come sooner. Nothing else of the host knows which of them are on. */
export interface Accelerators {
  /** Answers plain requests for what lies ready before HTTP reads them. */
  openFastPath(server: Server, findReady: FindReady): FastPath
  /** Writes the head of a page that is kept. */
  readonly writeHead: WriteHead
  /** To be called first: the settings of the engine. */
  tuneEngine(): void
  /** To be called when the shop is open: what the start left behind is given back. */
  releaseIdleMemory(): void
}

const on: Accelerators = {
  openFastPath: openRawSocketFastPath,
  writeHead: writePreparedHead,
  tuneEngine: tuneV8,
  releaseIdleMemory,
}

const off: Accelerators = {
  openFastPath: () => noFastPath,
  writeHead: writeHeadPlainly,
  tuneEngine: () => undefined,
  releaseIdleMemory: () => undefined,
}

export const chooseAccelerators = (isOn: boolean): Accelerators => (isOn ? on : off)
