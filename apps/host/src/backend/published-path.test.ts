import { expect, it } from 'vitest'
import { publishedPath } from './published-path.ts'

it.each([
  ['/wp-content/uploads/2026/03/pizza.jpg', '/wp-content/uploads/2026/03/pizza.jpg'],
  [
    '/wp-content/uploads/%D0%BF%D0%B8%D1%86%D1%86%D0%B0.WEBP',
    '/wp-content/uploads/%D0%BF%D0%B8%D1%86%D1%86%D0%B0.WEBP',
  ],
  ['/wp-content/uploads/a b@2x (1).png', '/wp-content/uploads/a%20b%402x%20(1).png'],
  ['/wp-content/uploads/prices/3.json', '/wp-content/uploads/prices/3.json'],
])('%s is a published file', (address, path) => {
  expect(publishedPath(address)).toBe(path)
})

it.each([
  '/wp-content/uploads/x.php',
  '/wp-content/uploads/x.php.jpg',
  '/wp-content/uploads/x.php/y.jpg',
  '/wp-content/uploads/x.phtml%00.jpg',
  '/wp-content/uploads/..%2f..%2fwp-config.json',
  '/wp-content/uploads/%252e%252e/a.jpg',
  '/wp-content/uploads/.htaccess.json',
  '/wp-content/uploads/.git/a.json',
  '/wp-content/uploads/a.jpg%3frest_route=x.jpg',
  '/wp-content/uploads//a.jpg',
  '/wp-content/uploads/a.jpg%20',
  '/wp-content/uploads/%ff.jpg',
  '/wp-content/uploads/a.sql',
  '/wp-content/uploads/',
  '/wp-admin/a.jpg',
  `/wp-content/${'a/'.repeat(600)}a.jpg`,
])('%s is none', (address) => {
  expect(publishedPath(address)).toBeNull()
})
