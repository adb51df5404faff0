import { type RefObject, useEffect, useEffectEvent } from 'react'

const TICKET = '[data-ticket]'
const BUTTON = 'button:not([disabled])'

/** The whole screen by keyboard: arrows go between tickets and within one, a digit marks that item, Z takes back. */
export function useKitchenKeys(area: RefObject<HTMLElement | null>, undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const isElsewhere = target.closest('input, textarea, [role="dialog"], [role="tablist"]') !== null
    if (!area.current || isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'KeyZ') return undo()
    const tickets = [...area.current.querySelectorAll<HTMLElement>(TICKET)]
    const here = target.closest<HTMLElement>(TICKET)
    const at = here ? tickets.indexOf(here) : -1
    if (/^[1-9]$/.test(event.key)) {
      const ticket = here ?? tickets[0]
      ticket?.querySelectorAll<HTMLButtonElement>('[data-item]')[Number(event.key) - 1]?.click()
      return
    }
    const next = nextOf(event.key, target, here, tickets, at)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function nextOf(
  key: string,
  target: HTMLElement,
  here: HTMLElement | null,
  tickets: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  if (key === 'ArrowRight') return tickets[Math.min(at + 1, tickets.length - 1)]
  if (key === 'ArrowLeft') return tickets[Math.max(at - 1, 0)]
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return undefined
  if (!here) return key === 'Enter' ? undefined : tickets[0]
  const buttons = [...here.querySelectorAll<HTMLElement>(BUTTON)]
  const place = buttons.indexOf(target)
  // On the ticket itself Enter goes to its great button; on a button it is the button's own.
  if (key === 'Enter') {
    if (place >= 0) return undefined
    here.querySelector<HTMLButtonElement>('[data-main]')?.click()
    return here
  }
  return key === 'ArrowDown' ? (buttons[place + 1] ?? buttons[0]) : (buttons[place - 1] ?? here)
}
