import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'
import { useDoors } from '../doors/index.ts'

const ClosedHoursNote = lazyPart(
  async () => (await import('./closed-hours-note.tsx')).ClosedHoursNote,
  UnseenGap,
)

/** Its code comes only where doors are closed. */
export function ClosedHours() {
  const isClosed = useDoors(({ closed }) => closed !== null)
  return isClosed ? (
    <Suspense fallback={null}>
      <ClosedHoursNote />
    </Suspense>
  ) : null
}
