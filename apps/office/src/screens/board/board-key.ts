import { ARROWS, type Arrow } from './step-focus.ts'

export type BoardKey =
  | { readonly kind: 'step'; readonly arrow: Arrow }
  | { readonly kind: 'open' | 'main' | 'stop' }
  | { readonly kind: 'minutes'; readonly nth: number }

interface Pressed {
  readonly key: string
  /** The key by its place: «А» of a Russian keyboard lies elsewhere, and its «ф» is A to everybody. */
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly target: EventTarget | null
}

/** What a key asks of the board; null where it belongs to the button, field or menu that has the focus. */
export function boardKey({ key, code, altKey, ctrlKey, metaKey, target }: Pressed): BoardKey | null {
  if (altKey || ctrlKey || metaKey) return null
  const where = roleOf(target)
  if (where === 'field') return null
  const arrow = ARROWS.find((one) => one === key)
  // Arrows within radio buttons go from one to the next.
  if (arrow) return where === 'radio' ? null : { kind: 'step', arrow }
  if (key === 'Escape') return { kind: 'stop' }
  if (key === 'Enter') return where === 'card' ? { kind: 'open' } : null
  if (code === 'KeyA') return { kind: 'main' }
  const nth = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return nth === undefined ? null : { kind: 'minutes', nth: Number(nth) }
}

function roleOf(target: EventTarget | null): 'field' | 'radio' | 'card' | 'other' {
  const element = target as Partial<HTMLElement> | null
  if (!element?.matches) return 'other'
  if (element.matches('input:not([type=radio]), textarea, select, [role=menu] *')) return 'field'
  if (element.matches('[role=radio], input[type=radio]')) return 'radio'
  return element.matches('article') ? 'card' : 'other'
}
