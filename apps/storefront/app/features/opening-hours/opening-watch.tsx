import type { WorkTime } from '@samobranka/rules'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { doLater } from '../../startup/load-later.ts'
import { useOpening } from './opening-store.ts'

const MINUTE = 60_000

/** Kitchens open and close while a page is open, also one that slept: it looks every minute, and when it is seen again. */
export function OpeningWatch({ kitchens }: { readonly kitchens: readonly WorkTime[] }) {
  const t = useTranslate()
  useEffect(() => {
    let stopped = false
    const look = () =>
      doLater(
        () => import('./closed-now.ts'),
        ({ closedNow }) => {
          if (stopped) return
          const closed = closedNow(kitchens, t)
          // Every card listens: what says the same must not draw them all again.
          const before = useOpening.getState().closed
          if (closed?.opens !== before?.opens || closed?.takesOrders !== before?.takesOrders)
            useOpening.setState({ closed })
        },
      )
    void look()
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [kitchens, t])
  return null
}
