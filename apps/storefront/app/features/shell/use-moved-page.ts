import type { PageType, Redirect } from '@samobranka/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserClient } from '../../catalogue-access/browser-client.ts'
import { movedTo } from '../../routing/moved-to.ts'
import { logWarning } from '../../startup/browser-log.ts'
import { loadLater } from '../../startup/load-later.ts'

const answers = new Map<string, Promise<Redirect | null>>()

/**
 * Menu pages are answered from the catalogue in the browser, past the server that knows what has moved: it is asked
 * behind the page's back. Other pages come from the server, which has asked itself.
 */
export function useMovedPage(pageType: PageType): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const first = useRef(true)
  useEffect(() => {
    const rendered = first.current
    first.current = false
    // The one page of the landing type writes addresses without going to them.
    if (rendered || pageType === 'landing' || !pathname.startsWith('/menu/')) return
    let left = false
    void askRedirect(pathname).then((moved) => {
      const to = moved && movedTo(moved, new URL(pathname, location.href).href)
      if (left || !moved || to === null) return
      if (moved.external) location.assign(to)
      else void navigate(to, { replace: true })
    })
    return () => {
      left = true
    }
  }, [pathname, pageType, navigate])
}

/** A server that does not know the call, or does not answer, moves nothing. */
function askRedirect(path: string): Promise<Redirect | null> {
  const known = answers.get(path)
  if (known) return known
  const answer = ask(path).catch((fault: unknown) => {
    answers.delete(path)
    logWarning('Redirects could not be asked for.', fault)
    return null
  })
  answers.set(path, answer)
  return answer
}

async function ask(path: string): Promise<Redirect | null> {
  if (!navigator.onLine) return null
  const { redirects } = await loadLater(() => import('@samobranka/contract/endpoints/content'))
  const answer = await (await browserClient()).call(redirects, { query: { path } })
  return answer.ok && answer.status === 200 ? answer.value : null
}
