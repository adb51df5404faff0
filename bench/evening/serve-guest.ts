import { randomUUID } from 'node:crypto'
import type { OfficePerson } from './office-person.ts'
import { cancelAsGuest, type Guest } from './place-guests.ts'

export interface Crew {
  /** At the first host and at the last: two people who want the same. */
  readonly one: OfficePerson
  readonly other: OfficePerson
  readonly url: string
  readonly reasons: { readonly refuse: string; readonly cancel: string; readonly refund: string }
}

/** What came of it, as those who did it were told. */
export interface Served {
  readonly guest: Guest
  readonly end: 'handed' | 'cancelled'
  readonly givenBack: number
}

/** One order from its ring to its end. */
export async function serveGuest(crew: Crew, guest: Guest): Promise<Served> {
  const { fate } = guest
  const cancelled = { guest, end: 'cancelled', givenBack: 0 } as const
  if (fate === 'refused') {
    await refuse(crew, guest, crew.reasons.refuse)
    return cancelled
  }
  if (fate === 'refusal taken back') {
    const held = await refuse(crew, guest, crew.reasons.refuse)
    await crew.other.must('DELETE', `/deeds/${held}`)
  }
  if (fate === 'cancelled by the guest') {
    const [, isCancelled] = await Promise.all([
      crew.one.ask('POST', `/orders/${guest.number}/accept`, { minutes: 20 }),
      cancelAsGuest(crew.url, guest),
    ])
    if (!isCancelled) throw new Error(`${guest.number} could not be cancelled by its guest`)
    return cancelled
  }
  await acceptAtOnce(crew, guest)
  await step(crew.one, guest)
  if (fate === 'cancelled') {
    await refuse(crew, guest, crew.reasons.cancel)
    return cancelled
  }
  await untilHanded(crew.other, guest)
  const byBank = fate === 'part given back by the bank'
  if (!byBank && fate !== 'part given back in cash') return { guest, end: 'handed', givenBack: 0 }
  return { guest, end: 'handed', givenBack: await giveBack(crew, guest, byBank ? 'payment' : 'cash') }
}

/** Both take it: one does, the other is told who was first. */
async function acceptAtOnce({ one, other }: Crew, { number }: Guest): Promise<void> {
  const take = (person: OfficePerson) => person.ask('POST', `/orders/${number}/accept`, { minutes: 20 })
  const answers = await Promise.all([take(one), take(other)])
  const statuses = answers.map(({ status }) => status).sort()
  if (statuses.join() !== '200,409') throw new Error(`${number} was accepted ${JSON.stringify(answers)}`)
}

async function refuse({ one }: Crew, { number }: Guest, reason: string): Promise<string> {
  const { held } = await one.must('POST', `/orders/${number}/refuse`, { reason })
  if (!held) throw new Error(`The end of ${number} was not held`)
  return held.id
}

/** The next move that the card offers; how it was paid is told with the last. */
async function step(person: OfficePerson, { number, total, pays }: Guest): Promise<string> {
  const { card } = await person.must('GET', `/orders/${number}`)
  const move = card.moves.find((one: { to: string; back?: boolean }) => !one.back && one.to !== 'cancelled')
  if (!move) throw new Error(`${number} cannot go on from ${card.status}`)
  const sum = total.toFixed(2)
  const note = (Math.ceil(total / 1_000) * 1_000).toFixed(2)
  const change = (Number(note) - total).toFixed(2)
  const paid =
    move.to !== 'handed' || pays === 'online'
      ? {}
      : { paid: pays === 'card' ? { card: sum } : { cash: note, change } }
  await person.must('POST', `/orders/${number}/move`, { from: card.status, to: move.to, ...paid })
  return move.to
}

async function untilHanded(person: OfficePerson, guest: Guest): Promise<void> {
  for (let steps = 0; steps < 5; steps += 1) if ((await step(person, guest)) === 'handed') return
  throw new Error(`${guest.number} never came to its guest`)
}

/** Asked for twice under one key, as by somebody who pressed twice. */
async function giveBack(crew: Crew, { number }: Guest, way: 'payment' | 'cash'): Promise<number> {
  await untilStatus(crew.one, number, 'handed')
  const body = { amount: '100.00', reason: crew.reasons.refund, way }
  const key = { 'idempotency-key': randomUUID() }
  await Promise.all([
    crew.one.must('POST', `/orders/${number}/refunds`, body, key),
    crew.one.must('POST', `/orders/${number}/refunds`, body, key),
  ])
  return 100
}

/** What is held is done five seconds later. */
export async function untilStatus(person: OfficePerson, number: string, status: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { card } = await person.must('GET', `/orders/${number}`)
    if (card.status === status) return
    await new Promise((later) => setTimeout(later, 500))
  }
  throw new Error(`${number} is not ${status} yet`)
}
