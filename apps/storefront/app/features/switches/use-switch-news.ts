import { useEffect } from 'react'
import { useLacks } from '../../catalogue-access/use-lacks.ts'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { usePlace } from '../place/index.ts'

/** What is turned off or slower at the chosen kitchen: asked once the page has settled, and followed from then on. */
export function useSwitchNews(warehouseId: number | null): void {
  const chosen = usePlace(({ place }) => place?.warehouseId ?? null) ?? warehouseId
  const knowsNone = useLacks('guestSwitches')
  useEffect(() => {
    if (knowsNone) return
    let stop = () => {}
    let isOver = false
    const start = () =>
      void doLater(
        () => import('./follow-switches.ts'),
        ({ followSwitches }) => {
          if (!isOver) stop = followSwitches(chosen)
        },
      )
    const cancel = schedule(start, 'settled')
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [chosen, knowsNone])
}
