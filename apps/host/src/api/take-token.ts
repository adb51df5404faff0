import type { Session } from '../session/session-cookie.ts'

const check = /^\/wp-json\/(wc\/auth\/check_code|(telega|whatsapp)\/v1\/auth\/check)\/?$/

export interface Taken {
  readonly session: Session
  /** The answer without the token. */
  readonly body: Record<string, unknown>
}

export const isLogin = (path: string): boolean => check.test(path)

/** Takes the token out of a successful login's answer; null when there is none to take. */
export async function takeToken(response: Response): Promise<Taken | null> {
  const text = await response.clone().text()
  const answer = parse(text)
  if (typeof answer?.token !== 'string' || answer.token === '') return null
  const { token, ...body } = answer
  const userId = idOf(body.user)
  if (userId === null) throw new Error('The login answered a token without a user')
  return { session: { token, userId }, body: { ...body, user: withoutToken(body.user) } }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** WordPress writes a user's id as `ID`, its shop as `id`, either of them as text. */
function idOf(user: unknown): number | null {
  const id = isRecord(user) ? Number(user.ID ?? user.id) : Number.NaN
  return Number.isInteger(id) && id > 0 ? id : null
}

const withoutToken = (user: unknown): unknown =>
  isRecord(user) ? Object.fromEntries(Object.entries(user).filter(([key]) => key !== 'token')) : user

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
