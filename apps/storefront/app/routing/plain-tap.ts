import type { MouseEvent } from 'react'

/** A tap to open here, not in another tab or window. */
export const isPlainTap = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
