import { useMemo } from 'react'
import { type Packed, unpackGoods } from './pack-goods.ts'

export function useUnpacked<View>(packed: Packed<View>): View {
  return useMemo(() => unpackGoods(packed), [packed])
}
