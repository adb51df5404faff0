import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { leaveUnheard, UNHEARD } from './unheard-events.ts'

const APP = join(import.meta.dirname, '..')

/** React makes these out of others, which then have to be heard. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  mouseenter: ['mouseover', 'mouseout'],
  mouseleave: ['mouseover', 'mouseout'],
  pointerenter: ['pointerover', 'pointerout'],
  pointerleave: ['pointerover', 'pointerout'],
}

it('hears the rest, and all again afterwards', () => {
  const target = new EventTarget()
  const heard = vi.fn()
  const hearAll = leaveUnheard(target)
  target.addEventListener('mousemove', heard)
  target.addEventListener('click', heard)
  hearAll()
  target.addEventListener('mouseover', heard)
  for (const type of ['mousemove', 'click', 'mouseover']) target.dispatchEvent(new Event(type))
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'mouseover'])
})

it('leaves out nothing that a part of the shop asks React for', () => {
  const asked = sources().flatMap(({ file, text }) =>
    [...text.matchAll(/\bon([A-Z][A-Za-z]+?)(?:Capture)?=\{/g)].map(([, name = '']) => ({
      file,
      name: name.toLowerCase(),
    })),
  )
  expect(asked.some(({ name }) => name === 'click')).toBe(true)
  const missed = asked.filter(({ name }) => (MADE_OF[name] ?? [name]).some((type) => UNHEARD.test(type)))
  expect(missed).toEqual([])
})

function sources(): { file: string; text: string }[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  return files.map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }))
}
