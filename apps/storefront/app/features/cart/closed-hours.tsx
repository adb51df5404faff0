import { unseenPart } from '../../ui/lazy-part.tsx'
import { useOpening } from '../opening-hours/index.ts'

const ClosedHoursNote = unseenPart(async () => (await import('./closed-hours-note.tsx')).ClosedHoursNote)

/** Its code is loaded only while the kitchen is closed. */
export function ClosedHours() {
  const isClosed = useOpening(({ closed }) => closed !== null)
  return isClosed ? <ClosedHoursNote /> : null
}
