import type { CSSProperties } from 'react'

/** What a list of so many cards is taken for until it is laid out. */
export const roomFor = (count: number) => ({ '--count': count }) as CSSProperties

/** The same of several lists under one another, on a phone: it shows two in a row. */
export const roomForLists = (counts: readonly number[]) =>
  ({
    '--pairs': counts.reduce((sum, count) => sum + Math.ceil(count / 2), 0),
    '--lists': counts.length,
  }) as CSSProperties
