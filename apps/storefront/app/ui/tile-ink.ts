import type { CSSProperties } from 'react'
import { readableOn, WHITE } from './contrast.ts'

interface Ink {
  readonly className?: string
  readonly 'data-ink'?: 'dark' | 'light'
  readonly style?: CSSProperties
}

/**
 * The operator's colour of a category's name where that stands beside its picture: on the page's own ground it is used
 * in the theme in which it can be read.
 */
export function tileInk(color: string): Ink {
  const better = color === '' ? null : readableOn(color)
  if (better === null) return {}
  return {
    className: 'tile-ink',
    'data-ink': better === WHITE ? 'dark' : 'light',
    style: { '--tile-ink': color } as CSSProperties,
  }
}
