import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type JobKind, jobKind } from '../jobs/job-kind.ts'
import type { RealtimeEvent } from '../ports/realtime-provider.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import type { StoredEvent } from './follow-events.ts'
import { CATALOGUE } from './publish-event.ts'

/** The job that tells a provider of an event. */
export const PROVIDER_EVENT = 'realtime'

/** A page that missed it for so long has asked by itself. */
const STALE_MS = 120_000

export const providerEventJobKind: JobKind = jobKind<RealtimeEvent>({
  attempts: 6,
  firstPauseMs: 1_000,
  async run({ ports, clock }, { payload, enqueuedAt, signal }) {
    if (clock().getTime() - enqueuedAt.getTime() > STALE_MS) throw new Undeliverable('The event is no news')
    if (!ports.realtime) throw new Undeliverable('No realtime provider is configured any more')
    await ports.realtime.publish(payload, signal)
  },
})

/** Every host sees every event; by its key one of them tells the provider. */
export async function forwardToProvider(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  events: readonly StoredEvent[],
): Promise<void> {
  const jobs = events.map(({ id, ...event }) => ({
    kind: PROVIDER_EVENT,
    payload: event,
    uniqueKey: `${PROVIDER_EVENT}:${id}`,
  }))
  await transaction(db, (sql) => enqueue(sql, clock(), jobs))
}

/** A publication is noticed by every host by itself, and told by the first. */
export async function forwardPublished(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  version: string,
): Promise<void> {
  const event: RealtimeEvent = { channel: CATALOGUE, event: 'published', data: { version } }
  const job = { kind: PROVIDER_EVENT, payload: event, uniqueKey: `published:${version}` }
  await transaction(db, (sql) => enqueue(sql, clock(), [job]))
}
