import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@samobranka/dictionary'
import webPush from 'web-push'
import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type JobKind, type JobRun, jobKind } from '../jobs/job-kind.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { postOutside } from './post-outside.ts'
import type { PushJob } from './push-job.ts'
import { vapidKeys } from './vapid-keys.ts'

/** News of yesterday's order is no news. */
const LIVES_SECONDS = 86_400
/** The push service says that the browser is no more. */
const GONE = new Set([404, 410])
const PASSING = new Set([408, 425, 429])

/** What a browser shows; the next one with the same tag takes its place. */
interface ShownPush {
  readonly customerId: number
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

/** Whoever writes notifications says what is shown of one; null when it is gone. */
export type ViewPush = (db: Database, id: number, language: Language) => Promise<ShownPush | null>

/** Shows one notification in one browser, in the language that browser subscribed in. */
export const pushJobKind = (view: ViewPush): JobKind =>
  jobKind<PushJob>({ atOnce: 8, attempts: 8, run: (context, job) => sendPush(context, job, view) })

async function sendPush(
  context: Context,
  { payload, signal }: JobRun<PushJob>,
  view: ViewPush,
): Promise<void> {
  const request = await composePush(context, payload, view)
  // The customer deleted the account or the browser was signed off meanwhile: there is nobody to tell.
  if (!request) return
  const { headers, body } = request
  const posted = { headers: textHeaders(headers), body: new Uint8Array(body ?? []), signal }
  const status = await postOutside(payload.endpoint, posted)
  if (status >= 200 && status < 300) return
  if (GONE.has(status)) return forgetBrowser(context.db, payload.endpoint)
  const message = `${new URL(payload.endpoint).host} answered ${status}`
  const isFinal = status < 500 && !PASSING.has(status)
  throw isFinal ? new Undeliverable(message) : new Error(message)
}

/** null when the notification or the browser is gone. */
async function composePush(
  { db, clock, publicUrl }: Context,
  { notificationId, endpoint }: PushJob,
  view: ViewPush,
) {
  const browser = await db.sql
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', endpoint)
    .executeTakeFirst()
  if (!browser) return null
  const language = isLanguage(browser.language) ? browser.language : DEFAULT_LANGUAGE
  const push = await view(db, notificationId, language)
  // A browser where somebody else logged in since must not show whose it was.
  if (browser.customer_id !== push?.customerId) return null
  const { p256dh, auth } = browser
  const { customerId: _customerId, ...shown } = push
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(shown), {
    TTL: LIVES_SECONDS,
    urgency: 'high',
    // Of an order's statuses a browser that was off is shown the last one only.
    topic: createHash('sha256').update(shown.tag).digest('base64url').slice(0, 32),
    vapidDetails: { subject: subjectOf(publicUrl), ...(await vapidKeys(db, clock())) },
  })
}

/** How a push service reaches the shop's operator; it takes only an https address or a mailbox. */
function subjectOf(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:push@samobranka.example'
}

/** The body is counted where it is sent. */
function textHeaders(headers: object): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

async function forgetBrowser(db: Database, endpoint: string): Promise<void> {
  await transaction(db, (sql) =>
    sql.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute(),
  )
}
