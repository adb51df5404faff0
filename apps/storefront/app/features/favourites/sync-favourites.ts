import { saveFavourites, userFavourites } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'
import { keepFavourites, union, useFavourites } from './favourites-store.ts'

/** After a login: what was liked here and what is kept there become one list, which is sent once if it is news. */
export async function joinFavourites(): Promise<void> {
  const reply = await callApi(userFavourites)
  if (!reply.ok) return
  const there = reply.value
  const all = union(useFavourites.getState().ids, there)
  keepFavourites(all)
  if (all.length > there.length) await callApi(saveFavourites, { body: all })
}

/** False when it did not arrive. */
export async function sendFavourites(): Promise<boolean> {
  const reply = await callApi(saveFavourites, { body: [...useFavourites.getState().ids] })
  return reply.ok
}
