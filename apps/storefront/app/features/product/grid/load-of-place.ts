import type { Load } from '../../../ui/picture.tsx'

/** A phone's first window shows two rows of two cards, the first of them whole. */
export const loadInWindow = (place: number): Load => (place < 2 ? 'first' : place < 4 ? 'sight' : 'later')

export const loadLater = (): Load => 'later'
