import { endpoints } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { findMissingCalls, OPTIONAL_CALLS } from './find-missing-calls.ts'

const NO_ROUTE = () =>
  Response.json({ code: 'rest_no_route', message: '', data: { status: 404 } }, { status: 404 })

type Routes = Readonly<Record<string, readonly string[]>>
const matches = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)
const routeOf = (routes: Routes, path: string) =>
  Object.entries(routes).find(([pattern]) => matches(path, pattern))?.[1]

/**
 * Routes as WordPress has them: OPTIONS tells of their methods, Allow of those that anybody may use; of a path nobody
 * has, OPTIONS tells an empty list.
 */
const wordPress = (routes: Routes) => async (method: string, path: string) => {
  const methods = routeOf(routes, path)
  if (!methods) return method === 'OPTIONS' ? Response.json([]) : NO_ROUTE()
  if (method === 'OPTIONS') return Response.json({ methods }, { headers: { allow: 'GET' } })
  return methods.includes(method) ? Response.json([]) : NO_ROUTE()
}

/** A server that knows a call by its method, and no OPTIONS. */
const plain = (routes: Routes) => async (method: string, path: string) =>
  routeOf(routes, path)?.includes(method) ? Response.json([]) : new Response('Not found', { status: 404 })

const all: Routes = Object.fromEntries(
  endpoints.map(({ path }) => [
    path,
    endpoints.filter((one) => one.path === path).map(({ method }) => method),
  ]),
)
const listed: Routes = {
  '/wp-json/systeminfo/v1/coupons/seettings': ['GET'],
  '/wp-json/wc/v3/coupons/autoapply': ['POST'],
  '/wp-json/wc/auth/user/get_addresses': ['GET', 'POST'],
  '/wp-json/system/users': ['GET'],
  '/wp-json/systeminfo/v2/push/user_history': ['GET'],
}

it.each([
  ['WordPress', wordPress],
  ['a server without OPTIONS', plain],
])('%s with every call lacks nothing', async (_name, server) => {
  expect([...(await findMissingCalls(server(all)))]).toEqual([])
})

it('a server that says yes to every OPTIONS and knows some calls is believed to know those that write', async () => {
  const server = async (method: string, path: string) =>
    method === 'OPTIONS' ? new Response(null, { status: 204 }) : plain(all)(method, path)
  expect([...(await findMissingCalls(server))]).toEqual([])
})

it.each([
  ['WordPress', wordPress],
  ['a server without OPTIONS', plain],
])('%s with the calls of the specification alone lacks the others', async (_name, server) => {
  const lacking = await findMissingCalls(server(listed))
  for (const name of [
    'quoteOrder',
    'placeOrder',
    'orderById',
    'sendMessage',
    'applyPromocode',
    'applyReferral',
    'locateAddress',
    'wheelStateOfUser',
    'galleries',
    'changeUser',
    'deleteUser',
    'changeAddress',
    'readNotifications',
  ])
    expect(lacking).toContain(name)
  for (const name of ['currentUser', 'addAddress', 'allCoupons', 'sendCode', 'redirects'])
    expect(lacking).not.toContain(name)
})

it('a method is missing where the path knows others', async () => {
  const routes = { ...all, '/wp-json/system/users': ['GET', 'PATCH'] }
  expect([...(await findMissingCalls(wordPress(routes)))]).toEqual(['deleteUser'])
})

it('a WordPress with one plugin more lacks what that plugin does not bring', async () => {
  const lacking = await findMissingCalls(wordPress({ ...listed, '/wp-json/restoran/v1/brands': ['GET'] }))
  expect(lacking).not.toContain('brands')
  for (const name of ['placeOrder', 'quoteOrder', 'sendMessage', 'locateAddress'])
    expect(lacking).toContain(name)
})

it('one call that can be read is enough to believe in those that write', async () => {
  const routes = { ...listed, '/wp-json/restoran/v1/brands': ['GET'] }
  expect(await findMissingCalls(plain(routes))).not.toContain('placeOrder')
})

it('every optional call is one of the contract, and a server with nothing lacks them all', async () => {
  expect([...OPTIONAL_CALLS].filter((name) => endpoints.every((one) => one.name !== name))).toEqual([])
  expect(
    [...(await findMissingCalls(wordPress({ '/wp-json/wc/v3/coupons/autoapply': ['POST'] })))].sort(),
  ).toEqual([...OPTIONAL_CALLS].sort())
})
