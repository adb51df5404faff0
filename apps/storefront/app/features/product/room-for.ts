import type { CSSProperties } from 'react'

/** What a list of so many cards is taken for until it is laid out; a phone shows two in a row. */
export const roomFor = (count: number) => ({ '--count': count + (count % 2) }) as CSSProperties
