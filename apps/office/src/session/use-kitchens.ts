import { useMe } from './me.ts'
import { changePreferences, usePreferences } from './preferences.ts'

interface Kitchen {
  readonly id: number
  readonly name: string
  readonly timeZone: string
}

export interface ChosenKitchens {
  /** All the person may see. */
  readonly all: readonly Kitchen[]
  /** Those looked at now: all of them, unless some were chosen. */
  readonly chosen: readonly Kitchen[]
  readonly isShown: (kitchen: number) => boolean
  choose(ids: readonly number[]): void
}

/** The kitchens that are looked at; one choice for every screen. */
export function useKitchens(): ChosenKitchens {
  const { kitchens: all } = useMe()
  const { kitchens: ids } = usePreferences()
  const found = all.filter(({ id }) => ids.includes(id))
  const chosen = found.length > 0 ? found : all
  return {
    all,
    chosen,
    isShown: (kitchen) => chosen.some(({ id }) => id === kitchen),
    choose: (kitchens) => changePreferences({ kitchens }),
  }
}
