import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

export type SheetName =
  | 'cart'
  | 'photo'
  | 'menu'
  | 'place'
  | 'search'
  | 'language'
  | 'popup'
  | 'stories'
  | 'login'

interface SheetState {
  readonly sheet?: SheetName
}

/**
 * A dialog lives in the history, so that Back closes it: opening pushes the same address with the sheet's name,
 * closing goes back to where it was opened.
 */
export function useSheet(name: SheetName) {
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const state = location.state as SheetState | null
  const here = `${location.pathname}${location.search}${location.hash}`
  const show = useCallback(() => {
    void navigate(here, {
      state: { sheet: name },
      preventScrollReset: true,
      ...(location.mask ? { mask: location.mask } : {}),
    })
  }, [navigate, here, name, location.mask])
  const close = useCallback(() => {
    void navigate(-1)
  }, [navigate])
  return { open: hydrated && state?.sheet === name, show, close }
}
