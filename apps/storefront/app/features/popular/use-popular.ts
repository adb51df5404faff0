import { popularGoods } from '@samobranka/contract'
import { useEffect } from 'react'
import { create } from 'zustand'
import { callApi } from '../../catalogue-access/call-api.ts'

/** What real orders tell; nothing where nobody counts them, or too few have been placed. */
export interface Popular {
  readonly popular: readonly number[]
  /** What was bought with each product. */
  readonly together: ReadonlyMap<number, readonly number[]>
}

const AGAIN_MS = 300_000

const useOrdered = create<Popular>(() => ({ popular: [], together: new Map() }))
let askedAt = Number.NEGATIVE_INFINITY

/** Asked for when a part is shown that uses it, and by all of them together once in a while. */
export function usePopular(): Popular {
  useEffect(() => void ask(), [])
  return useOrdered()
}

async function ask(): Promise<void> {
  if (performance.now() - askedAt < AGAIN_MS) return
  askedAt = performance.now()
  const reply = await callApi(popularGoods)
  if (!reply.ok) {
    // It is a help only: the next part that is shown asks again.
    askedAt = Number.NEGATIVE_INFINITY
    return
  }
  const { popular, together } = reply.value
  useOrdered.setState({
    popular,
    together: new Map(together.map(({ productId, with: companions }) => [productId, companions])),
  })
}
