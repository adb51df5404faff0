import type { User } from '@samobranka/contract'
import { forgetAccountOrders } from '../../catalogue-access/order-keys.ts'
import { SESSION_OVER } from '../../catalogue-access/session-over.ts'
import { followKept, readKept } from '../../routing/browser-storage.ts'
import { doLater, loadLater } from '../../startup/load-later.ts'
import { onLogin, onLogout, tellLogin, tellLogout } from './account-events.ts'
import { watchNews } from './account-news.ts'
import { becomeCustomer, becomeVisitor, isCustomer, useAccount } from './account-store.ts'
import { forgetPerson } from './forget-person.ts'
import { keepCustomer, maySignedIn, readCustomer, USER_KEY } from './stored-customer.ts'

const loadCalls = () => import('./load-account.ts')

/** Somebody is logged in: known here at once, in the other tabs by the storage, and then everything of his is loaded. */
export function enter(user: User): void {
  const isNew = !isKnown(user.id)
  becomeCustomer(user)
  keepCustomer(user)
  if (!isNew) return
  tellLogin(user)
  void lookAgain()
}

/** After a login, also the customer himself: the answer to a code may say less of him than his own call does. */
async function lookAgain(): Promise<void> {
  await doLater(loadCalls, async ({ askWho }) => {
    const [who] = await Promise.all([askWho(), refreshAccount()])
    if (who !== null && who !== 'unknown' && isKnown(who.id)) enter(who)
  })
}

/** Asks again for what a login loads. */
export async function refreshAccount(): Promise<void> {
  const { customer } = useAccount.getState()
  if (!isCustomer(customer)) return
  await doLater(loadCalls, ({ loadAccount }) => loadAccount(customer.id))
}

/** The session is over, whoever ended it. */
export function leave(): void {
  const { customer } = useAccount.getState()
  const wasCustomer = isCustomer(customer)
  becomeVisitor()
  try {
    forgetPerson(wasCustomer ? customer : null, [localStorage, sessionStorage])
    if (wasCustomer) forgetAccountOrders()
  } catch {
    // A forbidden storage holds nobody.
  }
  if (wasCustomer) tellLogout()
}

/** False when there is no network: nobody may believe to be out who is not. */
export async function logOut(): Promise<boolean> {
  const ended = await loadLater(() => import('./end-session.ts'))
    .then(({ endSession }) => endSession())
    .catch(() => false)
  if (ended) leave()
  return ended
}

/** Looks who is here; called once the page has taken over from the server's, which is the same for everybody. */
export function startAccount(): () => void {
  let unwatch = () => {}
  const listen = (user: User) => {
    unwatch()
    unwatch = watchNews(user.id, () => void refreshAccount())
  }
  const stops = [onLogin(listen), onLogout(() => unwatch())]
  const { customer } = useAccount.getState()
  // A page of the account has said already whose it is.
  if (isCustomer(customer)) listen(customer)
  else lookAround()

  const follow = (text: string | null) => {
    const other = readCustomer(text)
    if (other) enter(other)
    else leave()
  }
  stops.push(followKept(USER_KEY, follow))
  window.addEventListener(SESSION_OVER, leave)
  return () => {
    window.removeEventListener(SESSION_OVER, leave)
    for (const stop of stops) stop()
    unwatch()
  }
}

function lookAround(): void {
  const kept = readCustomer(readKept(USER_KEY))
  if (kept) {
    becomeCustomer(kept)
    tellLogin(kept)
  }
  if (kept || maySignedIn(document.cookie)) lookWho(kept).catch(() => kept ?? becomeVisitor())
  else becomeVisitor()
}

async function lookWho(kept: User | null): Promise<void> {
  const { askWho, loadAccount } = await loadLater(loadCalls)
  const who = await askWho()
  // Logged out while the answer was on its way: it must not bring the customer back.
  if (kept && !isKnown(kept.id)) return
  if (who === null) return leave()
  if (who === 'unknown') {
    if (!kept) becomeVisitor()
    return
  }
  enter(who)
  if (kept?.id === who.id) await loadAccount(who.id)
}

function isKnown(id: number): boolean {
  const { customer } = useAccount.getState()
  return isCustomer(customer) && customer.id === id
}
