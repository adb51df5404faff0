import { expect, it } from 'vitest'
import { isFileName } from './is-file-name.ts'

it.each([
  '.env',
  '.env.production',
  '.git',
  '.DS_Store',
  '.well-known',
  'wp-login.php',
  'wp-admin',
  'xmlrpc.php',
  'index.php~',
  'backup.sql',
  'dump.sql.gz',
  'config.php.bak',
  'id_rsa.key',
  'ads.txt',
  'apple-touch-icon.png',
  'WEB.CONFIG',
])('%s is no page', (slug) => {
  expect(isFileName(slug)).toBe(true)
})

it.each([
  'pizza',
  'dostavka-i-oplata',
  'о-нас',
  'menu-2.0',
  'about.html',
  'v1.5',
  'st.valentine',
  'php',
  'environment',
])('%s may be one', (slug) => {
  expect(isFileName(slug)).toBe(false)
})
