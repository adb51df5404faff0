import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../use-hydrated.ts'
import { forgetWish, useWishedSheet } from './open-sheet.ts'
import type { SheetName } from './sheet-name.ts'
import { stepBackOnce } from './step-back-once.ts'

interface SheetState {
  readonly sheet?: SheetName
  /** Those that lie under it, the lowest first: closing it shows them again as they were. */
  readonly under?: readonly SheetName[]
}

/**
 * A dialog lives in the history, so that Back closes it: opening pushes the same address with the sheet's name,
 * closing goes back to where it was opened.
 */
export function useSheet(name: SheetName) {
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const wished = useWishedSheet((wish) => wish.name === name)
  const state = location.state as SheetState | null
  const here = `${location.pathname}${location.search}${location.hash}`
  const on = state?.sheet
  const under = state?.under
  const step = useCallback(
    (below: readonly SheetName[], replace: boolean) => {
      void navigate(here, {
        state: { sheet: name, under: below } satisfies SheetState,
        preventScrollReset: true,
        replace,
        ...(location.mask ? { mask: location.mask } : {}),
      })
    },
    [navigate, here, name, location.mask],
  )
  const show = useCallback(() => step(on ? [...(under ?? []), on] : [], false), [step, on, under])
  /** Takes the place of the one that is open: Back does not return to that one. */
  const swap = useCallback(() => step(under ?? [], true), [step, under])
  const isStep = on === name || under?.includes(name) === true
  const close = useCallback(() => {
    const wish = useWishedSheet.getState()
    forgetWish()
    // Closed before it became a step: a step back would leave the page.
    if (wish.name === name && !wish.stepped && !isStep) return
    stepBackOnce(() => void navigate(-1))
  }, [navigate, name, isStep])
  return { open: hydrated && (isStep || wished), show, swap, close }
}
