import { useEffect } from 'react'
import { offerInstead } from '../../popups/index.ts'
import { changeDraft } from '../draft/draft-store.ts'
import type { NextTime } from './next-time.ts'

/** While the checkout is open, a notice of a closed kitchen can be answered with the next time. */
export function useOfferNext(next: NextTime | null): void {
  useEffect(() => {
    offerInstead(next && { name: next.name, take: () => take(next) })
    return () => offerInstead(null)
  }, [next])
}

export function take({ date, time }: NextTime): void {
  changeDraft({ takeDate: date, takeTime: time })
}
