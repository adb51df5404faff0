import type { Action } from '@samobranka/rules'
import type { Codec } from '../wire/codec.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody, a customer by token, an integrator by key and secret, the placer by the order's own key, a
 * person of the restaurant by the office's session.
 */
export type Auth = 'public' | 'token' | 'keys' | 'orderKey' | 'staff'

/** What somebody must be allowed in order to call; `public` where no session of the office is needed. */
export type Permission = Action | 'public'

/** What a named key of a machine may be made for. The key of `keys.json` is for all of it, and for what no scope names. */
export const KEY_SCOPES = ['orders.read', 'orders.write', 'catalogue', 'stock', 'webhooks'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

/** `{id}` in a path is a parameter of the call. */
export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string | number } & PathParams<Rest>
  : unknown

/** What a call may bring in its query, a codec a key. */
export type QueryTable = Readonly<Record<string, Codec<unknown>>>

export interface Endpoint<P extends string = string, Q = unknown, B = unknown, A = unknown> {
  readonly name: string
  readonly method: Method
  readonly path: P
  readonly summary: string
  readonly auth: Auth
  /** Of a call of the office; null of every other. */
  readonly permission: Permission | null
  /** Whether the person must have shown within five minutes that it is them. */
  readonly proof: boolean
  /** What a machine's key must be made for; null: the shop's own key only. */
  readonly scope: KeyScope | null
  /** A noun of optional wire names; absent when the call has no query. */
  readonly query: Codec<Q> | null
  readonly body: Codec<B> | null
  /** null when the answer has no body. */
  readonly answer: Codec<A> | null
  /** Statuses of success, the usual one first. */
  readonly statuses: readonly number[]
  /** Request headers the call needs. */
  readonly headers: readonly string[]
  readonly refusals: readonly string[]
  /** Whether the body may also come as an HTML form writes it; some clients know no other way. */
  readonly acceptsForm: boolean
}

type Declared<P extends string, Q, B, A> = Pick<
  Endpoint<P, Q, B, A>,
  'name' | 'method' | 'path' | 'summary' | 'auth'
> &
  Partial<{
    query: Codec<Q>
    body: Codec<B>
    answer: Codec<A>
    statuses: readonly number[]
    headers: readonly string[]
    refusals: readonly string[]
    acceptsForm: boolean
    permission: Permission
    proof: boolean
    scope: KeyScope
  }>

/** One row of the endpoint table. */
export const endpoint = <P extends string, Q = null, B = null, A = null>(
  declared: Declared<P, Q, B, A>,
): Endpoint<P, Q, B, A> => ({
  permission: null,
  proof: false,
  scope: null,
  query: null,
  body: null,
  answer: null,
  statuses: [declared.answer ? 200 : 204],
  headers: [],
  acceptsForm: false,
  ...declared,
  refusals: [...(declared.auth === 'public' ? [] : ['unauthorized']), ...(declared.refusals ?? [])],
})
