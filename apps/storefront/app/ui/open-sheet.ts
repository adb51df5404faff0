import { create } from 'zustand'
import type { SheetName } from './use-sheet.ts'

interface Wish {
  readonly name: SheetName | null
  /** Counts the wishes: the same sheet may be asked for again. */
  readonly count: number
}

export const useWishedSheet = create<Wish>(() => ({ name: null, count: 0 }))

/** Opens a sheet from where no hook should stand: a card that listens to the address is drawn at every step of it. */
export function openSheet(name: SheetName): void {
  useWishedSheet.setState(({ count }) => ({ name, count: count + 1 }))
}
