import { logWarning } from './browser-log.ts'
import { schedule } from './schedule.ts'
import { untilOnline } from './until-online.ts'

/** Told when code does not come; `reloadLostCode` in the page's head decides whether to begin anew. */
export const LOST_CODE = 'samobranka:lost-code'

/** A hiccup of the network is over after the first; what is still gone then was replaced by a deploy. */
const HICCUP_MS = 300
const PATIENCE_MS = 2000

/**
 * The one way to code that is not part of the page: `loadLater(() => import('./panel.tsx'))`. One lost packet must
 * neither reload the page under a visitor's hands nor leave a button dead, so it is asked for again before it fails.
 */
export async function loadLater<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await untilOnline(HICCUP_MS)
  }
  try {
    return await load()
  } catch {
    dispatchEvent(new Event(LOST_CODE))
    await untilOnline(PATIENCE_MS)
  }
  return load()
}

/**
 * For what nobody waits for: without its code it does not happen, and the log says so. After the next frame, as to ask
 * for code takes the browser longer than to draw what asks for it.
 */
export async function doLater<Module>(
  load: () => Promise<Module>,
  work: (module: Module) => unknown,
): Promise<void> {
  try {
    await new Promise<void>((begin) => schedule(begin, 'after-paint'))
    await work(await loadLater(load))
  } catch (fault) {
    logWarning('A part of the page could not be loaded.', fault)
  }
}
