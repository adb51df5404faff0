import { doLater } from '../../startup/load-later.ts'
import { isCustomer, onLogin, useAccount } from '../account/index.ts'
import { keepFavourites, readKeptFavourites, useFavourites } from './favourites-store.ts'

const loadSync = () => import('./sync-favourites.ts')

/** A second thought within this time costs no call. */
const PAUSE = 600

let unsent = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads what is liked, joins it with the customer's list at a login, and sends what a lost network kept back. */
export function startFavourites(): () => void {
  const stopFollowing = readKeptFavourites()
  const stopListening = onLogin(() => void join())
  const { customer } = useAccount.getState()
  if (isCustomer(customer)) void join()
  const again = () => {
    if (unsent) send()
  }
  addEventListener('online', again)
  return () => {
    stopFollowing()
    stopListening()
    removeEventListener('online', again)
  }
}

/** True when it is liked now. */
export function toggleFavourite(id: number): boolean {
  const { ids } = useFavourites.getState()
  const liked = !ids.includes(id)
  keepFavourites(liked ? [id, ...ids] : ids.filter((one) => one !== id))
  send()
  return liked
}

async function join(): Promise<void> {
  await doLater(loadSync, ({ joinFavourites }) => joinFavourites())
}

function send(): void {
  if (!isCustomer(useAccount.getState().customer)) return
  unsent = true
  clearTimeout(timer)
  timer = setTimeout(() => {
    void doLater(loadSync, async ({ sendFavourites }) => {
      unsent = !(await sendFavourites())
    })
  }, PAUSE)
}
