import { expect, it } from 'vitest'
import { withNames } from './with-names.ts'
import { withNote } from './with-note.ts'

it('a note replaces the one before, and an empty one leaves nothing', () => {
  const notes = withNote({ '7//': 'без соуса', '8//': 'остро' }, '7//', 'соус отдельно')
  expect(notes).toEqual({ '7//': 'соус отдельно', '8//': 'остро' })
  expect(withNote(notes, '7//', '')).toEqual({ '8//': 'остро' })
})

it('what a guest avoids stands behind what was typed', () => {
  expect(withNames('', ['чеснок', 'лук'])).toBe('чеснок, лук')
  expect(withNames('орехи, ', ['лук'])).toBe('орехи, лук')
})
