import type { Role } from '@samobranka/rules'
import type { TestShop } from './open-shop.ts'

export const PASSWORD = 'сорок тысяч братьев'
const API = '/api/office/v1'

export interface Asked {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect, whatever it is.
  readonly body: any
  readonly cookie: string
}

/** A call of the office by whoever has the cookie. */
export async function office(
  shop: TestShop,
  method: string,
  path: string,
  { body = {}, cookie = '', address = '' }: { body?: unknown; cookie?: string; address?: string } = {},
): Promise<Asked> {
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(address === '' ? {} : { 'x-forwarded-for': address }),
  }
  const response =
    method === 'GET'
      ? await shop.get(API + path, headers)
      : await shop.send(method, API + path, body, headers)
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

/** The token behind the sign that browsers keep to themselves. */
export const tokenOf = (path: string | null): string => path?.split('#')[1] ?? ''

/** Somebody who came in by a link, and is signed in. */
export const comeIn = (shop: TestShop, token: string, login: string, name = 'Марфа') =>
  office(shop, 'POST', '/welcome', { body: { token, name, login, password: PASSWORD } })

/** The first owner of the shop. */
export async function firstOwner(shop: TestShop, login = 'marfa@shop.example'): Promise<Asked> {
  const come = await comeIn(shop, tokenOf(await shop.backend.firstLink()), login)
  if (come.status !== 200) throw new Error(`The first owner was answered ${come.status}`)
  return come
}

/** Somebody the owner invites. */
export async function invited(
  shop: TestShop,
  owner: string,
  role: Role,
  login: string,
  kitchens: readonly number[] = [],
): Promise<Asked> {
  const link = await office(shop, 'POST', '/invitations', { cookie: owner, body: { role, kitchens } })
  return comeIn(shop, tokenOf(link.body.path), login, role)
}
