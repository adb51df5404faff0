import { useEffect, useState } from 'react'
import { loadLater } from '../../lib/load-later.ts'

type Phones = typeof import('./phones.ts')

/** What knows the numbers of the world is larger than the page itself: it comes while the first digits are typed. */
export const loadPhones = (): Promise<Phones> => loadLater(() => import('./phones.ts'))

/** null until it is here. */
export function usePhones(): Phones | null {
  const [phones, setPhones] = useState<Phones | null>(null)
  useEffect(() => {
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
  }, [])
  return phones
}
