import { expect, it } from 'vitest'
import { categoriesInPage, picturesInPage } from './pictures-in-page.ts'

it('reads every width that a page offers, once and in its order', () => {
  const page = `<source srcSet="/images/soup-sq-320.avif 320w, /images/soup-sq-640.avif 640w"/>
    <img srcSet="/images/stew-sq-320.webp 320w" src="/images/stew-sq-320.webp"/>
    <source srcSet="https://cdn.example/images/%D1%87%D0%B0%D0%B9-480.avif 480w, /images/soup-sq-320.avif 320w"/>`
  expect(picturesInPage(page).map(({ name, width }) => `${name} ${width}`)).toEqual([
    'soup-sq 320',
    'soup-sq 640',
    'stew-sq 320',
    'чай 480',
  ])
})

it('leaves alone what nobody makes', () => {
  expect(picturesInPage('<img src="/images/../keys-320.avif"><img src="/images/soup-321.avif">')).toEqual([])
})

it('knows the categories a page leads to', () => {
  const page = '<a href="/menu/pizza">…</a><a href="/menu/pizza/hot/diavola">…</a><a href="/menu/rolls">…</a>'
  expect(categoriesInPage(page)).toEqual(['/menu/pizza', '/menu/rolls'])
})
