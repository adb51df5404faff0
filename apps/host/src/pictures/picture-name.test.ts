import { expect, it } from 'vitest'
import { readPictureName } from './picture-name.ts'

it('reads the name, the width and the format', () => {
  expect(readPictureName('pizza-margherita-480.webp')).toEqual({
    name: 'pizza-margherita',
    shaped: null,
    width: 480,
    format: 'webp',
  })
})

it('reads the shape, and keeps the whole name for a picture that is called so', () => {
  expect(readPictureName('category-pizza-wide-960.avif')).toMatchObject({
    name: 'category-pizza-wide',
    shaped: { name: 'category-pizza', shape: 'wide' },
  })
  expect(readPictureName('margherita-sq-160.jpg')?.shaped).toEqual({ name: 'margherita', shape: 'sq' })
})

it('takes folders and letters of any alphabet', () => {
  expect(readPictureName('меню/пицца-320.webp')?.name).toBe('меню/пицца')
})

it.each([
  ['a width that is not made', 'pizza-481.webp'],
  ['a huge width', 'pizza-99999.webp'],
  ['no width', 'pizza.webp'],
  ['a format that is not made', 'pizza-480.gif'],
  ['a way up', '../keys-480.webp'],
  ['a way up further in', 'a/../../keys-480.webp'],
  ['a backslash', '..\\keys-480.webp'],
  ['a hidden file', '.env-480.webp'],
  ['an absolute path', '/etc/passwd-480.webp'],
  ['a null byte', 'pizza\0-480.webp'],
])('refuses %s', (_why, file) => {
  expect(readPictureName(file)).toBeNull()
})
