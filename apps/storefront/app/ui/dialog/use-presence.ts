import { type RefObject, useEffect, useState } from 'react'
import { schedule } from '../../startup/schedule.ts'

/** Whether something that opens and closes is on the page: it stays there until it has slid away. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    let isBack = false
    const stop = schedule(async () => {
      const motions = element.current?.getAnimations?.() ?? []
      await Promise.allSettled(motions.map((motion) => motion.finished))
      if (!isBack) setPresent(false)
    }, 'after-paint')
    return () => {
      isBack = true
      stop()
    }
  }, [open, present, element])
  return open || present
}
