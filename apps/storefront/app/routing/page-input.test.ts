import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  PAGE_INPUTS,
  pageCookie,
  pageHeader,
  pageParameter,
  readPageCookie,
  readPageHeader,
  readParameter,
  readParameters,
} from './page-input.ts'

const APP = join(import.meta.dirname, '..')

it('what is declared can be read, and the host knows of it', () => {
  const size = pageParameter('size')
  const city = pageCookie('city')
  const agent = pageHeader('user-agent')
  const request = new Request('https://shop.test/?size=s&size=m', {
    headers: { cookie: 'city=Kazan; sid=1', 'User-Agent': 'bot' },
  })
  const { searchParams } = new URL(request.url)
  expect(readParameter(searchParams, size)).toBe('s')
  expect(readParameters(searchParams, size)).toEqual(['s', 'm'])
  expect(readPageCookie(request, city)).toBe('Kazan')
  expect(readPageHeader(request, agent)).toBe('bot')
  expect(PAGE_INPUTS.parameters).toContain('size')
  expect(PAGE_INPUTS.cookies).toContain('city')
  expect(PAGE_INPUTS.headers).toContain('user-agent')
  expect(PAGE_INPUTS.headers).toContain('cookie')
})

// The host shows a page nothing that is not declared: read past the declaration it would always be missing.
it('nobody reads an address or the headers of a request in another way', () => {
  const past = [
    /(?:searchParams|URLSearchParams\([^)]*\)+|[qQ]uery|params)\??\.(?:get|getAll|has|entries|forEach)\(/g,
    /of (?:\w+\.)*(?:searchParams|query)\b(?!\.)/g,
    /\brequest\.headers\b/g,
    /\{ headers \}: Request\b/g,
  ]
  const found = sources().flatMap(({ file, text }) =>
    past.flatMap((reading) => [...text.matchAll(reading)].map(([code]) => `${file}: ${code}`)),
  )
  expect(found).toEqual([])
})

function sources(): { readonly file: string; readonly text: string }[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\/|^routing\/page-input\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }))
}
