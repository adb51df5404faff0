import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Clean HTML of the operator. Its links into the shop are followed without leaving the page. */
export function Prose({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const path = pathInShop(event)
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server of everything that runs
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** null for what the browser does better itself: other sites, files, new windows, places on the same page. */
function pathInShop(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link?.href || !isPlain || link.target || link.origin !== location.origin) return null
  if (link.getAttribute('href')?.startsWith('#') || /\.\w+$/.test(link.pathname)) return null
  return `${link.pathname}${link.search}${link.hash}`
}
