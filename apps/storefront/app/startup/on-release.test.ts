import { expect, it, vi } from 'vitest'
import { onRelease } from './on-release.ts'

const touch = () => {
  const target = new EventTarget()
  const heard = vi.fn()
  onRelease(target as Element, (_, meant) => heard(meant))
  return { heard, send: (type: string) => target.dispatchEvent(new Event(type)) }
}

it('hears a finger that goes up, once', () => {
  const { heard, send } = touch()
  send('pointerup')
  send('pointerup')
  expect(heard.mock.calls).toEqual([[true]])
})

it('tells one that was taken away from one that went up, and hears no more of either', () => {
  const { heard, send } = touch()
  send('pointercancel')
  send('pointerup')
  expect(heard.mock.calls).toEqual([[false]])
})
