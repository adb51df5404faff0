import { expect, it } from 'vitest'
import { readSecretsCommand } from './secrets-command.ts'

const DAY = 86_400_000

it.each([
  ['list', { verb: 'list' }],
  ['rotate session', { verb: 'rotate', name: 'session', overlapMs: 30 * DAY }],
  ['rotate nonce', { verb: 'rotate', name: 'nonce', overlapMs: 0 }],
  ['rotate keys', { verb: 'rotate', name: 'keys', overlapMs: DAY }],
  ['rotate keys --overlap 90s', { verb: 'rotate', name: 'keys', overlapMs: 90_000 }],
  ['rotate keys --overlap=24h', { verb: 'rotate', name: 'keys', overlapMs: DAY }],
  ['rotate session --overlap 0', { verb: 'rotate', name: 'session', overlapMs: 0 }],
])('reads %j', (typed, command) => {
  expect(readSecretsCommand(typed.split(' '))).toEqual(command)
})

it.each([
  '',
  'rotate',
  'rotate everything',
  'list session',
  'rotate keys --overlap',
  'rotate keys --overlap 5',
  'rotate keys --overlap -5h',
  'rotate keys --overlap 1y',
  'rotate keys --overlap 9000d',
  'rotate constructor',
  'rotate keys 24h',
])('says how it is used to %j', (typed) => {
  expect(readSecretsCommand(typed.split(' '))).toEqual({ usage: expect.stringContaining('Usage:') })
})
