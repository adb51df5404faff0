import { useDoors } from './doors-store.ts'

/** On a card whose kitchen is closed: when it opens. */
export function ClosedMark() {
  const opens = useDoors(({ closed }) => closed?.opens)
  return opens ? <span className="card-closed">{opens}</span> : null
}
