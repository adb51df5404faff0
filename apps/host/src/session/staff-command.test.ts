import { expect, it } from 'vitest'
import { readStaffCommand } from './staff-command.ts'

it.each([
  ['owner-link', { id: null, asNew: false }],
  ['owner-link --new', { id: null, asNew: true }],
  ['owner-link --person 3', { id: 3, asNew: false }],
  ['owner-link --person=3', { id: 3, asNew: false }],
])('reads %j', (typed, command) => {
  expect(readStaffCommand(typed.split(' '))).toEqual({ verb: 'owner-link', ...command })
})

it.each([
  '',
  'list',
  'owner-link --person',
  'owner-link --person anna',
  'owner-link --new 3',
  'owner-link --old',
])('says how it is used to %j', (typed) => {
  expect(readStaffCommand(typed.split(' '))).toEqual({ usage: expect.stringContaining('Usage:') })
})
