import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { schedule } from '../../startup/schedule.ts'
import { forgetWish, useWishedSheet } from '../../ui/sheet/open-sheet.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'

/**
 * Makes a step of the history of what `openSheet` asks for; stands once on the page. The sheet itself is there in the
 * frame after the tap: the router, which asks every part of the page, comes after it.
 */
export function WishedSheet() {
  const { name, count } = useWishedSheet()
  const { show } = useSheet(name ?? 'menu')
  const { key, state } = useLocation()
  const step = useEffectEvent(() => {
    // Asked for twice before it could answer, it is still one step: closed, it must not stand there once more.
    if ((state as { readonly sheet?: unknown } | null)?.sheet === name) return forgetWish()
    useWishedSheet.setState({ stepped: true })
    show()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` is what tells one wish from the next
  useEffect(() => (name === null ? undefined : schedule(step, 'after-paint')), [name, count])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step of the history
  useEffect(() => {
    if (useWishedSheet.getState().stepped) forgetWish()
  }, [key])
  return null
}
