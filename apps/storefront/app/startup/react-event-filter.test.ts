import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { filterReactEvents, USED_EVENTS } from './react-event-filter.ts'

const APP = join(import.meta.dirname, '..')

/** React makes these out of others, which then have to be heard (of a change `focusin` only where there is no `input`). */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  blur: ['focusout'],
  change: ['change', 'click', 'focusout', 'input', 'keydown', 'keyup', 'selectionchange'],
  doubleclick: ['dblclick'],
  focus: ['focusin'],
  mouseenter: ['mouseover', 'mouseout'],
  mouseleave: ['mouseover', 'mouseout'],
  pointerenter: ['pointerover', 'pointerout'],
  pointerleave: ['pointerover', 'pointerout'],
  select: ['mousedown', 'mouseup', 'dragend'],
  beforeinput: ['textInput'],
}
/** Props of our own parts by the same name; nothing of the browser's. */
const OUR_OWN = ['close', 'cancel']

it('hears what is asked for, and all again afterwards', () => {
  const target = new EventTarget()
  const heard = vi.fn()
  const listenToAll = filterReactEvents(target)
  target.addEventListener('mousemove', heard)
  target.addEventListener('click', heard)
  listenToAll()
  target.addEventListener('mouseover', heard)
  for (const type of ['mousemove', 'click', 'mouseover']) target.dispatchEvent(new Event(type))
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'mouseover'])
})

it('leaves out nothing that a part of the shop asks React for', () => {
  const known = new Set([...eventsOfReact(), ...Object.keys(MADE_OF)])
  const used = sources().flatMap(({ file, text }) =>
    [...text.matchAll(/\bon([A-Z][A-Za-z]+?)(?:Capture)?[=:]/g)].map(([, name = '']) => ({
      file,
      name: name.toLowerCase(),
    })),
  )
  const wanted = used.filter(({ name }) => known.has(name) && !OUR_OWN.includes(name))
  expect(wanted.map(({ name }) => name)).toEqual(expect.arrayContaining(['click', 'change', 'animationend']))
  expect(
    wanted.filter(({ name }) => !(MADE_OF[name] ?? [name]).every((type) => USED_EVENTS.test(type))),
  ).toEqual([])
})

/** By React's own list. */
function eventsOfReact(): string[] {
  const dom = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
  const text = readFileSync(join(dom, 'cjs/react-dom-client.production.js'), 'utf8')
  const list = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(text)?.[1] ?? ''
  const named = [...text.matchAll(/registerSimpleEvent\([^,]+, "on(\w+)"\)/g)].map(([, name = '']) => name)
  return [...list.split(' '), ...named].map((name) => name.toLowerCase())
}

function sources(): { file: string; text: string }[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  return files.map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }))
}
