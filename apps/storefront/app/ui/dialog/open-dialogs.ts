import { schedule } from '../../startup/schedule.ts'
import { hideOthers } from './hide-others.ts'
import { type Opener, standIn } from './opener.ts'
import { tabbable } from './tabbable.ts'

interface OpenDialog {
  readonly popup: HTMLElement
  readonly close: () => void
  /** What had the focus before, and gets it back. */
  opener: Opener | null
}

/** The lowest first; only the last one hears keys and may have the focus. */
const dialogs: OpenDialog[] = []

let showOthers: (() => void) | undefined
let freePage: (() => void) | undefined

/**
 * Makes a dialog of what lies over the page: focus stays inside, Escape closes it, the page beneath stands still and is
 * not read out. All of it once the dialog is on the screen, for none of it is seen. Answers how to undo it.
 */
export function openDialog(popup: HTMLElement, close: () => void, opener: Opener | null): () => void {
  const dialog: OpenDialog = { popup, close, opener }
  dialogs.push(dialog)
  if (dialogs.length === 1) {
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocusIn)
  }
  const stop = schedule(() => {
    settle()
    if (dialogs.at(-1) === dialog && !popup.contains(document.activeElement)) focusInto(popup)
  }, 'after-paint')
  return () => {
    stop()
    dialogs.splice(dialogs.indexOf(dialog), 1)
    for (const other of dialogs) {
      if (other.opener && popup.contains(other.opener.element)) other.opener = dialog.opener
    }
    if (dialogs.length === 0) {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocusIn)
    }
    schedule(() => {
      settle()
      giveBack(dialog)
    }, 'after-paint')
  }
}

function settle(): void {
  const top = dialogs.at(-1)
  showOthers?.()
  showOthers = top && hideOthers(top.popup)
  if (top) freePage ??= stillPage()
  else {
    freePage?.()
    freePage = undefined
  }
}

/** To the dialog itself, so that its name is read first and no control looks chosen; a search is for typing. */
function focusInto(popup: HTMLElement): void {
  const place = popup.querySelector<HTMLElement>('input[type=search]') ?? popup
  place.focus({ preventScroll: true })
}

function giveBack({ popup, opener }: OpenDialog): void {
  const active = document.activeElement
  const isLost = active === null || active === document.body || popup.contains(active)
  const top = dialogs.at(-1)
  if (!isLost || !opener) return
  const place = standIn(opener)
  if (!top || top.popup.contains(place)) place?.focus({ preventScroll: true })
}

function onFocusIn({ target }: FocusEvent): void {
  const top = dialogs.at(-1)
  if (top && target instanceof Node && !top.popup.contains(target)) focusInto(top.popup)
}

function onKeyDown(event: KeyboardEvent): void {
  const top = dialogs.at(-1)
  if (!top || event.defaultPrevented || event.isComposing) return
  if (event.key === 'Escape') {
    event.preventDefault()
    top.close()
  }
  if (event.key === 'Tab') turnAtTheEnds(event, top.popup)
}

function turnAtTheEnds(event: KeyboardEvent, popup: HTMLElement): void {
  const stops = tabbable(popup)
  const active = document.activeElement
  const [leaves, enters] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const isAtTheEnd = active === leaves || (event.shiftKey && active === popup) || !popup.contains(active)
  if (stops.length > 0 && !isAtTheEnd) return
  event.preventDefault()
  ;(enters ?? popup).focus()
}

/** Keeps the page under a dialog where it is; answers how to let it go. */
function stillPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  // The place of a scrollbar that takes some stays: without it the page would grow wider and jump.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => Object.assign(style, before)
}
