import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const wishes = {
  scripts: 'strict',
  allowsEval: false,
  pictures: ['https://cdn.example'],
  connections: ['wss://ws-eu.pusher.com'],
  frames: ['http://wordpress.example'],
} as const
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

it('names where pictures come from and what scripts talk to', () => {
  const policy = contentPolicy('n', wishes)
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example'])
  expect(directive(policy, 'media-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example'])
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'data:', 'blob:', 'wss://ws-eu.pusher.com'])
})

it('names whose pages stand in frames', () => {
  for (const scripts of ['strict', 'open'] as const)
    expect(directive(contentPolicy('n', { ...wishes, scripts }), 'frame-src')).toEqual([
      "'self'",
      'https:',
      'http://wordpress.example',
    ])
})

it('leaves to an operator who said so what his scripts do', () => {
  const policy = contentPolicy('n', { ...wishes, scripts: 'open' })
  expect(directive(policy, 'img-src')).toContain('*')
  expect(directive(policy, 'connect-src')).toContain('https:')
})
