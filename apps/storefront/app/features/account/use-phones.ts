import { useEffect, useState } from 'react'
import { loadLater } from '../../startup/load-later.ts'

type Phones = typeof import('./phones.ts')

/** What knows the numbers of the world is larger than the page itself: it comes while the first digits are typed. */
export const loadPhones = (): Promise<Phones> => loadLater(() => import('./phones.ts'))

/** null until it is wanted and here. */
export function usePhones(isWanted = true): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let gone = false
    loadPhones().then(
      (loaded) => {
        if (!gone) setPhones(loaded)
      },
      // Without it the number is not set apart, and the server judges it.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [isWanted])
  return phones
}
