import { cartLine, write } from '@samobranka/contract'
import type { CartLine } from '@samobranka/rules'

/** A line inside a refusal's data, as the body wrote it. */
export function wireLine(line: CartLine): Record<string, unknown> {
  return write(cartLine, line)
}
