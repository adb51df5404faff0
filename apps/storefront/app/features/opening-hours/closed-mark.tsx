import { useOpening } from './opening-store.ts'

/** On a card whose kitchen is closed: when it opens. */
export function ClosedMark() {
  const opens = useOpening(({ closed }) => closed?.opens)
  return opens ? <span className="card-closed">{opens}</span> : null
}
