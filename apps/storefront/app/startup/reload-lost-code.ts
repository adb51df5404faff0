import { LOST_CODE } from './load-later.ts'

const GUARD_MS = 10_000
const KEY = 'samobranka:reloaded'
const LOST_IMPORT = /dynamically imported module|Importing a module script failed/

/**
 * After a deploy an open page may ask for scripts that are gone: it reloads itself, at most once in ten seconds, so that
 * a script that never comes does not turn the page into a carousel; and not without a network, where the page one has is
 * better than none. In the page's head, because the script that is gone may be the first one.
 */
export function reloadLostCode(): void {
  addEventListener(LOST_CODE, reload)
  addEventListener(
    'error',
    ({ target }) => {
      const script = target as HTMLScriptElement | null
      if (script?.tagName !== 'SCRIPT') return
      if (script.type === 'module' || script.src.includes('/assets/')) reload()
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => {
    if (LOST_IMPORT.test((reason as Error | undefined)?.message ?? '')) reload()
  })
}

function reload(): void {
  if (navigator.onLine === false) return
  try {
    const now = Date.now()
    if (now - Number(sessionStorage.getItem(KEY)) < GUARD_MS) return
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // A tab that cannot remember would never stop.
    return
  }
  location.reload()
}
