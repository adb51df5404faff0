import {
  checkCode,
  checkTelegramCode,
  checkWhatsappCode,
  sendCode,
  sendTelegramCode,
  sendWhatsappCode,
  type User,
} from '@samobranka/contract'
import { type ApiRefusal, callApi } from '../../catalogue-access/call-api.ts'
import type { ShopView } from '../../catalogue-access/root-data/shop-view.ts'

export type LoginChannel = ShopView['login']['channels'][number]

/** A code on its way; instants are of `performance.now()`, which no wrong clock can move. */
export interface SentCode {
  readonly phone: string
  readonly channel: LoginChannel
  readonly length: number
  readonly at: number
  readonly resendAt: number
}

export type Sending =
  | { readonly ok: true; readonly sent: SentCode }
  | { readonly ok: false; readonly refusal: ApiRefusal; readonly retryAt: number | null }

const senders = { sms: sendCode, telegram: sendTelegramCode, whatsapp: sendWhatsappCode } as const
const checkers = { sms: checkCode, telegram: checkTelegramCode, whatsapp: checkWhatsappCode } as const

/** Codes sent from this page: who closed the dialog too early still has a code that works. */
const latest = new Map<string, SentCode>()

export async function sendLoginCode(phone: string, channel: LoginChannel): Promise<Sending> {
  const reply = await callApi(senders[channel] as typeof sendCode, { body: { phone } })
  const at = performance.now()
  if (reply.ok) {
    const { length, retryAfter } = reply.value
    const sent = { phone, channel, length, at, resendAt: at + retryAfter * 1000 }
    latest.set(phone, sent)
    return { ok: true, sent }
  }
  const { refusal } = reply
  const retryAt = refusal.code === 'too_many_requests' ? at + secondsIn(refusal) * 1000 : null
  const before = latest.get(phone)
  if (before && retryAt !== null) return { ok: true, sent: { ...before, resendAt: retryAt } }
  return { ok: false, refusal, retryAt }
}

export type Checking =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly refusal: ApiRefusal; readonly attemptsLeft: number | null }

export async function checkLoginCode(
  { phone, channel }: SentCode,
  code: string,
  referral: string | null,
): Promise<Checking> {
  const reply = await callApi(checkers[channel] as typeof checkCode, { body: { phone, code, referral } })
  if (reply.ok) {
    latest.delete(phone)
    return { ok: true, user: reply.value.user }
  }
  const left = reply.refusal.data.attempts_left
  return { ok: false, refusal: reply.refusal, attemptsLeft: typeof left === 'number' ? left : null }
}

function secondsIn({ data }: ApiRefusal): number {
  const seconds = Number(data.retry_after)
  return seconds > 0 ? seconds : 60
}
