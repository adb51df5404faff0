import { useSyncExternalStore } from 'react'
import { followOrderKeys, readKeys } from '../../catalogue-access/order-keys.ts'
import { useAccount } from '../account/index.ts'

/** More than these at once nobody waits for, and each is asked after. */
const MOST = 4

/** The orders that this browser or the account waits for, in one text, so that the same orders are the same value. */
export function useActiveOrderIds(): string {
  const kept = useSyncExternalStore(followOrderKeys, waitedFor, nobody)
  const own = useAccount((state) => state.activeOrder)
  return [...new Set([...(own ? [own] : []), ...kept.split(' ').filter(Boolean)])].slice(0, MOST).join(' ')
}

const waitedFor = () =>
  readKeys()
    .flatMap(({ id, done }) => (done ? [] : id))
    .slice(0, MOST)
    .join(' ')
const nobody = () => ''
