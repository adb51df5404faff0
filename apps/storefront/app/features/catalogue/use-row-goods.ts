import { type RefObject, startTransition, useEffect, useState } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { doLater } from '../../startup/load-later.ts'
import type { HomeRow } from './home-view.ts'

const NONE: readonly CardGoods[] = []

const load = () => import('./goods-later.ts')
let code: ReturnType<typeof load> | null = null

/** Asked for once: a dozen rows hydrate together. */
function loadOnce() {
  code ??= load().catch((fault: unknown) => {
    code = null
    throw fault
  })
  return code
}

/** The goods of a row that the page did not bring: see `await-row.ts`. */
export function useRowGoods(row: HomeRow, place: RefObject<HTMLElement | null>): readonly CardGoods[] {
  const [taken, setTaken] = useState<{ readonly row: HomeRow; readonly goods: readonly CardGoods[] }>()
  useEffect(() => {
    const ended = new AbortController()
    const tell = (goods: readonly CardGoods[]) => startTransition(() => setTaken({ row, goods }))
    void doLater(loadOnce, ({ awaitRow }) => awaitRow(row.slug, place.current, ended.signal, tell))
    return () => ended.abort()
  }, [row, place])
  return taken?.row === row ? taken.goods : NONE
}
