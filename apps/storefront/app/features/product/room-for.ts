import type { CSSProperties } from 'react'

/** A phone shows two in a row. */
export const inWholeRows = (count: number): number => count + (count % 2)

/** What a list of so many cards is taken for until it is laid out. */
export const roomFor = (count: number) => ({ '--count': inWholeRows(count) }) as CSSProperties

/** The same of several lists under one another. */
export const roomForLists = (counts: readonly number[]) =>
  ({
    '--count': counts.reduce((sum, count) => sum + inWholeRows(count), 0),
    '--lists': counts.length,
  }) as CSSProperties
