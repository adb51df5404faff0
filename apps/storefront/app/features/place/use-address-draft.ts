import type { Suggestion } from '@samobranka/contract'
import type { Point } from '@samobranka/rules'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import {
  type AddressDraft,
  type AddressProblem,
  addressProblems,
  draftOf,
  EMPTY_DRAFT,
} from './address-draft.ts'
import { askZone, locate } from './place-calls.ts'
import { usePlace } from './place-store.ts'
import type { ZoneState } from './zone-state.ts'

export interface AddressForm {
  readonly draft: AddressDraft
  readonly zone: ZoneState
  readonly problems: readonly AddressProblem[]
  readonly change: (part: Partial<AddressDraft>) => void
  /** An address chosen from suggestions or saved ones. */
  readonly take: (draft: Partial<AddressDraft> & { readonly point: Point | null }) => void
  readonly takeSuggestion: (found: Suggestion) => void
  /** A point of the map or of the device. */
  readonly takePoint: (point: Point) => Promise<void>
  /** The draft as an address that can be kept, wherever it is; null when something is wrong with it. */
  readonly complete: () => Promise<AddressDraft | null>
  /** The draft, if everything is right and somebody delivers there. */
  readonly check: () => Promise<{ draft: AddressDraft; zone: ZoneState } | null>
}

/** An address as it is written, found, and asked about; the one of the chosen place unless another is given. */
export function useAddressDraft(begin: () => AddressDraft = lastDraft): AddressForm {
  const { language } = useI18n()
  const settings = useSettings()
  const [draft, setDraft] = useState<AddressDraft>(begin)
  const [zone, setZone] = useState<ZoneState>({ kind: 'none' })
  const [problems, setProblems] = useState<readonly AddressProblem[]>([])
  const known = useRef(settings)
  known.current = settings
  const asks = useRef(0)

  const ask = async (point: Point): Promise<ZoneState> => {
    asks.current += 1
    const mine = asks.current
    setZone({ kind: 'checking' })
    const answer = await askZone(point, known.current)
    // The map has been moved on: a late answer about where it was would be shown for where it is.
    if (mine === asks.current) setZone(answer)
    return answer
  }
  const first = useRef(draft.point)
  const asking = useRef(ask)
  useEffect(() => {
    if (first.current) void asking.current(first.current)
  }, [])

  const take: AddressForm['take'] = (part) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems([])
    if (part.point) void ask(part.point)
    else setZone({ kind: 'none' })
  }
  const takeSuggestion = (found: Suggestion) =>
    take({
      line: found.hasHouse ? found.line : `${found.line}, `,
      found,
      point: { lat: found.lat, lon: found.lon },
    })
  const completed = async (): Promise<AddressDraft> => {
    const whole = draft.point || draft.line.trim() === '' ? draft : await find(draft, language)
    setDraft(whole)
    return whole
  }
  return {
    draft,
    zone,
    problems,
    take,
    takeSuggestion,
    change(part) {
      const next = { ...draft, ...part }
      // Another text is another address: the point of the one before would send the courier there.
      setDraft(part.line === undefined ? next : { ...next, found: null, point: null })
      if (part.line !== undefined) setZone({ kind: 'none' })
      setProblems([])
    },
    async takePoint(point) {
      setDraft((before) => ({ ...before, point }))
      const [located] = await Promise.all([locate(point, language), ask(point)])
      if (located.kind !== 'found') return
      const { address } = located
      setDraft((before) => ({ ...before, line: address.line, found: address, point }))
      setProblems([])
    },
    async complete() {
      const whole = await completed()
      const wrong = addressProblems(whole)
      setProblems(wrong)
      return wrong.length === 0 ? whole : null
    },
    async check() {
      const whole = await completed()
      const wrong = addressProblems(whole)
      setProblems(wrong)
      const answer =
        whole.point && (zone.kind !== 'inside' || whole !== draft) ? await ask(whole.point) : zone
      return wrong.length === 0 && answer.kind === 'inside' ? { draft: whole, zone: answer } : null
    },
  }
}

/** Typed and not chosen from the list: the geocoder is asked for the line as it stands. */
async function find(draft: AddressDraft, language: string): Promise<AddressDraft> {
  const located = await locate(draft.line.trim(), language)
  if (located.kind !== 'found') return draft
  const { address } = located
  return { ...draft, line: address.line, found: address, point: { lat: address.lat, lon: address.lon } }
}

function lastDraft(): AddressDraft {
  const place = usePlace.getState().place
  return place?.address ? draftOf(place.address, place.express) : EMPTY_DRAFT
}
