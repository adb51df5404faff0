import { expect, it } from 'vitest'
import { type HeadContext, pageHead } from './page-head.ts'

const languages = [
  { code: 'ru', text: 'Русский', isDefault: true },
  { code: 'en', text: 'English', isDefault: false },
]
const context = (language: 'ru' | 'en'): HeadContext => ({
  publicUrl: 'https://shop.example',
  language,
  shop: { name: 'Самобранка', languages, shareImage: '/images/icon-512.png' },
})
const page = { title: 'Пицца', description: 'Тонкое тесто', path: '/menu/pizza', image: '', jsonLd: [] }

const linkTo = (head: ReturnType<typeof pageHead>, key: string, value: string) =>
  head.find((tag) => (tag as Record<string, unknown>)[key] === value) as Record<string, string> | undefined

it('the default language has the address without a parameter', () => {
  expect(linkTo(pageHead(page, context('ru')), 'rel', 'canonical')?.href).toBe(
    'https://shop.example/menu/pizza',
  )
})

it('another language is a page of its own', () => {
  const head = pageHead(page, context('en'))
  expect(linkTo(head, 'rel', 'canonical')?.href).toBe('https://shop.example/menu/pizza?lang=en')
  expect(linkTo(head, 'property', 'og:url')?.content).toBe('https://shop.example/menu/pizza?lang=en')
})

it('every language and x-default know each other', () => {
  const head = pageHead({ ...page, path: '/menu/drinks?product_id=7' }, context('ru'))
  expect(linkTo(head, 'hrefLang', 'ru')?.href).toBe('https://shop.example/menu/drinks?product_id=7')
  expect(linkTo(head, 'hrefLang', 'en')?.href).toBe('https://shop.example/menu/drinks?product_id=7&lang=en')
  expect(linkTo(head, 'hrefLang', 'x-default')?.href).toBe('https://shop.example/menu/drinks?product_id=7')
})

it('a page without a picture is shared with the shop’s', () => {
  expect(linkTo(pageHead(page, context('ru')), 'property', 'og:image')?.content).toBe(
    'https://shop.example/images/icon-512.png',
  )
})

it('each thing a page is about is told by itself', () => {
  const head = pageHead(
    { ...page, jsonLd: [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }] },
    context('ru'),
  )
  expect(head.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))).toEqual([
    { '@type': 'Product' },
    { '@type': 'BreadcrumbList' },
  ])
})
