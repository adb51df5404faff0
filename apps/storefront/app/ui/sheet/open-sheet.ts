import { create } from 'zustand'
import type { SheetName } from './sheet-name.ts'

interface Wish {
  /** The sheet that is asked for; it is shown at once, before it is a step of the history. */
  readonly name: SheetName | null
  /** Counts the wishes: the same sheet may be asked for again. */
  readonly count: number
  /** Whether the step has been made, though the page may not know of it yet. */
  readonly stepped: boolean
}

export const useWishedSheet = create<Wish>(() => ({ name: null, count: 0, stepped: false }))

/** Opens a sheet from where no hook should stand: a card that listens to the address is drawn at every step of it. */
export function openSheet(name: SheetName): void {
  useWishedSheet.setState(({ count }) => ({ name, count: count + 1, stepped: false }))
}

export function forgetWish(): void {
  if (useWishedSheet.getState().name !== null) useWishedSheet.setState({ name: null, stepped: false })
}
