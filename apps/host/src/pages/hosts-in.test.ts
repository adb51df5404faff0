import { expect, it } from 'vitest'
import { hostsIn } from './hosts-in.ts'

it.each([
  ['/images/a.jpg and a // comment', []],
  ['https://CDN.example/a.jpg', ['https://cdn.example']],
  ['<img src="//cdn.example/a.jpg">', ['https://cdn.example']],
  [JSON.stringify({ html: '<img src="http://old.example:8080/a.jpg">' }), ['http://old.example:8080']],
  ["url('https://суши.рф/a.png')", ['https://xn--h1argu.xn--p1ai']],
  ['https://evil.example;script-src *', ['https://evil.example']],
  ['https://user:pass@evil.example/', []],
  ["https://a.example' 'unsafe-inline'", ['https://a.example']],
  ['wss://chat.example/socket', ['wss://chat.example']],
])('%s', (text, hosts) => {
  expect([...hostsIn(text)]).toEqual(hosts)
})
