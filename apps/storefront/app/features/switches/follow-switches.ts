import { guestSwitches } from '@samobranka/contract/endpoints/switches'
import { callApi } from '../../catalogue-access/call-api.ts'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useHeardSwitches } from '../../catalogue-access/switches-now.ts'
import { watch } from '../realtime/index.ts'

/** Thousands of open pages hear of a switch in the same moment; they do not all ask in it. */
const SPREAD_MS = 800
/** Browsers know no longer wait. */
const LONGEST_MS = 86_400_000

/** Asks now, whenever something is turned on or off, and when something ends by itself; gives the way to stop. */
export function followSwitches(warehouseId: number | null): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function ask(): Promise<void> {
    const reply = await callApi(guestSwitches, { query: { warehouse: warehouseId } })
    if (isOver || !reply.ok) return
    useHeardSwitches.setState({ heard: reply.value })
    const { changesAt } = reply.value
    if (changesAt !== null) askIn(Date.parse(changesAt) - serverTime().getTime() + Math.random() * SPREAD_MS)
  }

  function askIn(ms: number): void {
    clearTimeout(waiting)
    waiting = setTimeout(() => void ask(), Math.min(Math.max(ms, 0), LONGEST_MS))
  }

  const askSoon = () => askIn(Math.random() * SPREAD_MS)
  const leave = watch('catalogue', { events: { switch: askSoon }, onReconnect: askSoon })
  void ask()
  return () => {
    isOver = true
    clearTimeout(waiting)
    leave()
  }
}
