import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { readKept } from '../../../routing/browser-storage.ts'
import { checkoutPath } from '../../../routing/paths.ts'
import { schedule } from '../../../startup/schedule.ts'
import { PLACEMENT_KEY, readPlacement, toResume } from './kept-placement.ts'

/** A tab that was closed between the tap and the answer: wherever the customer comes back, checkout takes it up. */
export function ResumePlacement() {
  const navigate = useNavigate()
  useEffect(
    () =>
      schedule(() => {
        if (location.pathname !== checkoutPath() && isUnanswered()) void navigate(checkoutPath())
      }, 'idle'),
    [navigate],
  )
  return null
}

const isUnanswered = (): boolean => toResume(readPlacement(readKept(PLACEMENT_KEY)), Date.now()) !== null
