import { createContext, useContext } from 'react'
import { useMatches } from 'react-router'
import { useMay } from '../session/me.ts'
import type { Screen } from './screen.ts'

/** The table of screens, as the shell was given it: a screen that imported it would import itself. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The screens the person may open. */
export function useScreens(): readonly Screen[] {
  const may = useMay()
  return useContext(ScreensContext).filter(({ permission }) => may(permission))
}

/** The one that is open; undefined for what is in no table. */
export function useOpenScreen(): Screen | undefined {
  const handles = useMatches().map(({ handle }) => handle)
  return useContext(ScreensContext).find((screen) => handles.includes(screen))
}
