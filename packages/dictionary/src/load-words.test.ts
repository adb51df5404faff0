import { expect, it } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { loadWords } from './load-words.ts'

// A swapped line in the table of imports would speak another language: one word each tells them apart.
it.each([
  ['ru', 'Корзина'],
  ['be', 'Кошык'],
  ['en', 'Cart'],
  ['de', 'Warenkorb'],
  ['fr', 'Panier'],
  ['pt', 'Carrinho'],
  ['es', 'Cesta'],
  ['it', 'Carrello'],
  ['hy', 'Զամբյուղ'],
  ['vi', 'Giỏ hàng'],
  ['id', 'Keranjang'],
  ['zh-CN', '购物车'],
  ['kk', 'Себет'],
  ['tr', 'Sepet'],
  ['tt', 'Кәрзин'],
  ['az', 'Səbət'],
  ['uz', 'Savat'],
  ['hi', 'टोकरी'],
] as const)('%s says «%s»', async (language, cart) => {
  const t = createTranslator(await loadWords(language), language)
  expect(t('cart.title')).toBe(cart)
})
