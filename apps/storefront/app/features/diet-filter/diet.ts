import { avoidedContents, CONTENTS, type Content, preferencesAvoiding } from '@samobranka/rules'
import { callLater } from '../../catalogue-access/call-later.ts'
import { isCustomer, onLogout, useAccount } from '../account/index.ts'
import { keepDiet, readKeptDiet, useDiet } from './diet-store.ts'
import { NO_DIET } from './kept-diet.ts'

/** Reads what this browser keeps, and from a login on follows what the account says. */
export function startDiet(): () => void {
  const stops = [readKeptDiet(), useAccount.subscribe(join), onLogout(() => keepDiet(NO_DIET))]
  join()
  return () => {
    for (const stop of stops) stop()
  }
}

/** What a visitor avoided before logging in is not forgotten: both become one list, sent once if it is news. */
function join(): void {
  const { customer, preferences } = useAccount.getState()
  if (!isCustomer(customer) || !preferences) return
  const there = avoidedContents(preferences)
  const { avoided: here, owner } = useDiet.getState()
  const all = owner === null ? CONTENTS.filter((one) => there.includes(one) || here.includes(one)) : there
  if (owner === customer.id && all.join() === here.join()) return
  keepDiet({ avoided: all, owner: customer.id })
  if (all.length > there.length) void send(all)
}

async function send(avoided: readonly Content[]): Promise<void> {
  const reply = await callLater(
    () => import('./send-preferences.ts'),
    ({ sendPreferences }) => sendPreferences(preferencesAvoiding(avoided)),
  )
  if (reply.ok) useAccount.setState({ preferences: reply.value })
}
