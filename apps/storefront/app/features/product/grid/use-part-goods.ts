import { useEffect, useState } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'

/** Goods of a list from a place on. */
export type PartOf = (list: number, from: number) => Promise<readonly CardGoods[]>

export interface ListPart {
  /** Which list it is, for whoever is asked for its goods. */
  readonly list: number
  readonly from: number
  readonly count: number
  readonly partOf: PartOf
}

/** The part's goods: those the page brought, and once it is near all of them. */
export function usePartGoods(
  sent: readonly CardGoods[],
  near: boolean,
  { list, from, count, partOf }: ListPart,
): readonly CardGoods[] {
  const [taken, setTaken] = useState<readonly CardGoods[]>([])
  const isWanted = near && sent.length < count

  useEffect(() => {
    if (!isWanted) return
    let stale = false
    void partOf(list, from).then((goods) => {
      if (!stale) setTaken(goods)
    })
    return () => {
      stale = true
    }
  }, [isWanted, list, from, partOf])

  return isWanted && taken.length > sent.length ? taken : sent
}
