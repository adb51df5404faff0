import { Suspense } from 'react'
import { lazyPart, UnseenGap } from '../../ui/lazy-part.tsx'
import { useDoors } from '../doors/index.ts'

const ClosedHoursNote = lazyPart(
  () => import('./closed-hours-note.tsx').then((script) => script.ClosedHoursNote),
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
