import { create } from 'zustand'
import { openSheet } from '../../../ui/sheet/open-sheet.ts'

/** The key of the line whose dish is open to be chosen anew. */
export const useEditedLine = create<{ readonly key: string | null }>(() => ({ key: null }))

export function editLine(key: string): void {
  useEditedLine.setState({ key })
  openSheet('line')
}
