import { readCookie } from './cookies.ts'

declare const declared: unique symbol
type Declared<Kind> = string & { readonly [declared]: Kind }

export type PageParameter = Declared<'parameter'>
type PageCookie = Declared<'cookie'>
type PageHeader = Declared<'header'>

export interface PageInputs {
  readonly parameters: ReadonlySet<string>
  readonly cookies: ReadonlySet<string>
  readonly headers: ReadonlySet<string>
}

const parameters = new Set<string>()
const cookies = new Set<string>()
const headers = new Set<string>()

/**
 * All of a request that a page made on the server may depend on, as declared beside the code that reads it. The host
 * keeps pages by these parameters and cookies and shows a page nothing else: whatever else stands in an address, marks
 * of advertisements above all, changes nothing, and such a visitor is given the page that is kept.
 */
export const PAGE_INPUTS: PageInputs = { parameters, cookies, headers }

export function pageParameter(name: string): PageParameter {
  parameters.add(name)
  return name as PageParameter
}

export function pageCookie(name: string): PageCookie {
  cookies.add(name)
  return name as PageCookie
}

/** No part of what a page is kept by: only what nobody else is given, a refusal, may depend on a header. */
export function pageHeader(name: string): PageHeader {
  headers.add(name)
  return name as PageHeader
}

export const readParameter = (query: URLSearchParams, parameter: PageParameter): string | null =>
  query.get(parameter)

export const readParameters = (query: URLSearchParams, parameter: PageParameter): string[] =>
  query.getAll(parameter)

/** Of an address in the browser; a page made on the server is not shown it. */
export const readInBrowser = (query: URLSearchParams, name: string): string | null => query.get(name)

const COOKIES = pageHeader('cookie')

export const readPageHeader = (request: Request, header: PageHeader): string | null =>
  request.headers.get(header)

export const readPageCookie = (request: Request, cookie: PageCookie): string | null =>
  readCookie(readPageHeader(request, COOKIES) ?? '', cookie)

// The router itself asks by these for the data of some routes.
pageParameter('_routes')
pageParameter('index')
