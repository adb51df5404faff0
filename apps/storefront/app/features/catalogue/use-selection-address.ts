import { useLocation } from 'react-router'
import { type Selection, writeSelection } from './selection.ts'

/** The address of the same category with other choices. */
export function useSelectionAddress(): (selection: Selection) => string {
  const { pathname, search } = useLocation()
  return (selection) => `${pathname}${writeSelection(selection, search)}`
}
