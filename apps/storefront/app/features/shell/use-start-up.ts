import { useEffect, useEffectEvent, useRef } from 'react'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { type CatalogueWish, loadCatalogue, loadMainPart } from '../catalogue-store/index.ts'
import { loadStoredCategory } from '../page-layout/index.ts'
import { usePlace } from '../place/index.ts'
import { startPopups } from '../popups/index.ts'

interface Plan {
  readonly wish: CatalogueWish
  /** The operator wants to know where to before anything is chosen. */
  readonly addressFirst: boolean
  /** Whether anything is brought: where it is not, an address would lead nowhere, and the ways there are are asked about. */
  readonly delivers: boolean
}

/**
 * Once the page is interactive: the catalogue; then, where an address must be chosen first and none is, the question;
 * otherwise what is left of a catalogue that comes in parts; then the popups, which wait for any question to be closed.
 */
export function useStartUp({ wish, addressFirst, delivers }: Plan): void {
  const question = useSheet(delivers ? 'address' : 'place')
  const began = useRef(false)

  const begin = useEffectEvent(async () => {
    began.current = true
    const inParts = wish.visibility.fragmented && wish.priceFilePath === null
    await (inParts ? loadMainPart(wish) : loadCatalogue(wish))
    if (addressFirst && usePlace.getState().place === null) question.show()
    else if (inParts) await loadCatalogue(wish)
    void doLater(loadStoredCategory, () => {})
    startPopups()
  })
  useEffect(() => schedule(() => void begin(), 'idle'), [])

  // Another language or place, and a question that was answered or turned away: then the remainder is wanted.
  useEffect(() => {
    if (began.current && !question.open) return schedule(() => void loadCatalogue(wish), 'idle')
  }, [wish, question.open])
}
