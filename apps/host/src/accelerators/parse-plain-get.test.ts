import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { parsePlainGet } from './parse-plain-get.ts'

const socket = new Socket()
const read = (text: string) => parsePlainGet(Buffer.from(text, 'latin1'), socket)

it('reads what a page depends on, and of every other line only that it is one', () => {
  const request =
    'GET /menu/pizza?sort=price HTTP/1.1\r\nHost:  shop.example \r\nAccept: text/html\r\nUpgrade-Insecure-Requests: 1\r\n' +
    'Connection: keep-alive\r\nX-Forwarded-Host: evil.example\r\nCOOKIE: lang=ru; place=7\r\naccept-encoding: br\r\n\r\n'
  expect(read(request)).toEqual({
    method: 'GET',
    url: '/menu/pizza?sort=price',
    headers: {
      host: 'shop.example',
      cookie: 'lang=ru; place=7',
      'accept-encoding': 'br',
    },
    socket,
  })
})

it('does not choose between two hosts', () => {
  expect(read('GET / HTTP/1.1\r\nHost: shop\r\nHost: other\r\n\r\n')).toBeNull()
})

it.each(['cookie', 'accept-encoding'])('does not choose between two of %s', (name) => {
  expect(read(`GET / HTTP/1.1\r\nHost: shop\r\n${name}: a\r\n\r\n`)).not.toBeNull()
  expect(read(`GET / HTTP/1.1\r\nHost: shop\r\n${name}: a\r\n${name}: b\r\n\r\n`)).toBeNull()
})
