import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath, PRODUCT_PARAMETER } from '../../routing/paths.ts'
import { ACTIVITY_EVENTS } from '../../startup/activity-events.ts'
import { categoryDescription, categoryTitle } from '../catalogue/index.ts'
import { BLOCK_OFFSET, blockId, blockInView, blockOf } from './block.ts'
import { type Hold, holdStill } from './hold-still.ts'
import type { LandingSection } from './landing-view.ts'

/** A smooth scroll that ended without telling (old Safari) must not hold the address for ever. */
const LONGEST_SCROLL = 1500

/** In windows: through more of the menu than this one jumps, or all of it would be drawn on the way. */
const LONGEST_WAY = 6

/** Which block is in view, and the way to another. The address and the tab's title go with it, without a step. */
export function useBlocks(sections: readonly LandingSection[], shopName: string) {
  const location = useLocation()
  const [current, setCurrent] = useState(() => blockOf(location.pathname))
  const [firstBlock] = useState(current)
  const shown = useRef(current)
  const travelling = useRef(false)
  const covered =
    location.search.includes(`${PRODUCT_PARAMETER}=`) || Boolean(location.state && 'sheet' in location.state)
  const follow = useFollow(sections, shopName)
  const { hold, letGo, isHeld } = useHold()

  const show = useCallback(
    (slug: string | null) => {
      if (shown.current === slug) return
      shown.current = slug
      setCurrent(slug)
      follow(slug)
    },
    [follow],
  )
  const goTo = useCallback(
    (slug: string) => {
      travelling.current = true
      letGo()
      scrollToBlock(slug, Math.abs(topOf(slug)) > LONGEST_WAY * innerHeight ? 'instant' : 'smooth')
      show(slug)
      const way = new AbortController()
      const end = () => {
        way.abort()
        travelling.current = false
      }
      const arrive = () => {
        if (way.signal.aborted) return
        end()
        hold(slug)
      }
      const leave = () => {
        end()
        followNow()
      }
      addEventListener('scrollend', arrive, { signal: way.signal })
      setTimeout(arrive, LONGEST_SCROLL)
      // Whoever turns round on the way is not brought back.
      for (const event of ACTIVITY_EVENTS)
        addEventListener(event, leave, { passive: true, signal: way.signal })
    },
    [show, hold, letGo],
  )

  const bring = useCallback(
    (slug: string) => {
      scrollToBlock(slug, 'instant')
      show(slug)
      hold(slug)
    },
    [show, hold],
  )
  useArrival(sections, covered, bring)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      if (travelling.current || isHeld() || covered) return
      show(blockInView(sections.map(({ slug }) => ({ slug, top: topOf(slug) }))))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [sections, show, covered, isHeld])

  return { firstBlock, current, goTo }
}

/** Keeps the block one came to in its place: what is drawn above it is seldom as high as it was thought to be. */
function useHold() {
  const held = useRef<Hold | null>(null)
  const letGo = useCallback(() => held.current?.release(), [])
  const hold = useCallback(
    (slug: string) => {
      letGo()
      const block = document.getElementById(blockId(slug))
      if (!block?.parentElement) return
      held.current = holdStill({
        around: [document.body, ...block.parentElement.children],
        distance: () => topOf(slug) - BLOCK_OFFSET,
        stays: () => blockOf(window.location.pathname) === slug,
        onRelease: followNow,
      })
    },
    [letGo],
  )
  useEffect(() => letGo, [letGo])
  return { hold, letGo, isHeld: useCallback(() => held.current?.isOver === false, []) }
}

/** What was scrolled to while the address stood still is followed now. */
function followNow(): void {
  dispatchEvent(new Event('scroll'))
}

/** An address that names a block brings it into view; Back, and a reload half-way down, keep where one was. */
function useArrival(
  sections: readonly LandingSection[],
  covered: boolean,
  bring: (slug: string) => void,
): void {
  const { pathname, key } = useLocation()
  const back = useNavigationType() === 'POP'
  const arrived = useRef<string | null>(null)
  useEffect(() => {
    const first = arrived.current === null
    if (arrived.current === key) return
    arrived.current = key
    const slug = blockOf(pathname)
    if (slug === null || !sections.some((section) => section.slug === slug)) return
    // A dialog that opens is a step too, with the page staying where it is under it.
    if (first ? isWhereItCame() : !back && !covered) bring(slug)
  }, [pathname, key, back, covered, sections, bring])
}

/** Nobody has scrolled, or a script of the page alone has: to the block (`go-to-block.ts`), which it leaves to us. */
function isWhereItCame(): boolean {
  const { dataset } = document.documentElement
  const isBrought = dataset.wentTo !== undefined
  delete dataset.wentTo
  return isBrought || scrollY === 0
}

/** Rewrites the address in place: the router is not told, and nothing is loaded. */
function useFollow(sections: readonly LandingSection[], shopName: string) {
  const t = useTranslate()
  const about = useRootData()?.shop.description ?? ''
  return useCallback(
    (slug: string | null) => {
      const section = sections.find((one) => one.slug === slug)
      const summary = document.querySelector<HTMLMetaElement>('meta[name=description]')
      const { title, description } = section
        ? {
            title: categoryTitle(section, shopName, t),
            description: categoryDescription(section, shopName, t),
          }
        : { title: shopName, description: about }
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
      const address = section?.address ?? homePath()
      history.replaceState(history.state, '', `${address}${window.location.search}`)
      document.title = title
      if (summary) summary.content = description
      // What of its query is the page's, the language, stays.
      if (canonical) canonical.href = new URL(address + new URL(canonical.href).search, canonical.href).href
    },
    [sections, shopName, about, t],
  )
}

/** A block hidden by what the visitor avoids stands nowhere: its rectangle of zeros would pass for the top of the page. */
function topOf(slug: string): number {
  const [box] = document.getElementById(blockId(slug))?.getClientRects() ?? []
  return box?.top ?? Number.POSITIVE_INFINITY
}

function scrollToBlock(slug: string, behavior: ScrollBehavior): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = topOf(slug)
  if (!Number.isFinite(top)) return
  scrollTo({ top: top + scrollY - BLOCK_OFFSET, behavior: calm ? 'instant' : behavior })
}
