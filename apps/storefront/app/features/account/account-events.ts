import type { User } from '@samobranka/contract'

type Listener = (user: User) => void

const entering = new Set<Listener>()
const leaving = new Set<() => void>()

/** Called when somebody logs in here or in another tab, also when a page opens for a customer. */
export function onLogin(listener: Listener): () => void {
  entering.add(listener)
  return () => entering.delete(listener)
}

/** Called when the customer leaves, here or in another tab. */
export function onLogout(listener: () => void): () => void {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

export function tellLogin(user: User): void {
  for (const listener of entering) listener(user)
}

export function tellLogout(): void {
  for (const listener of leaving) listener()
}
