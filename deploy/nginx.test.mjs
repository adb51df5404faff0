import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Statements of nginx: `name words;` or `name words { … }`. */
function parse(text) {
  const words = text.replace(/(^|\s)#.*$/gm, '').match(/"[^"]*"|'[^']*'|[{};]|[^\s;{}"']+/g) ?? []
  const bare = (word) => word.replace(/^(["'])(.*)\1$/, '$2')
  const block = () => {
    const statements = []
    let said = []
    for (let word = words.shift(); word !== undefined && word !== '}'; word = words.shift()) {
      if (word === ';' || word === '{') {
        const [name, ...args] = said.map(bare)
        statements.push({ name, args, inside: word === '{' ? block() : [] })
        said = []
      } else said.push(word)
    }
    if (said.length > 0) throw new Error(`Not ended: ${said.join(' ')}`)
    return statements
  }
  return block()
}

const all = (statements, name) => statements.filter((statement) => statement.name === name)
const [server] = all(parse(readFileSync('deploy/nginx.conf', 'utf8')), 'server')
const locations = all(server.inside, 'location')
const passed = new Map(
  all(server.inside, 'proxy_set_header').map(({ args }) => [args[0].toLowerCase(), args[1]]),
)

describe('nginx before the hosts', () => {
  it('says itself what it passes on', () => {
    expect(Object.fromEntries(passed)).toMatchObject({
      host: '$host',
      'x-forwarded-for': '$remote_addr',
      connection: '$connection_upgrade',
      upgrade: '$http_upgrade',
    })
  })

  it.each([
    'x-forwarded-host',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-real-ip',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
  ])('passes on no %s of a visitor', (name) => {
    expect(passed.get(name)).toBe('')
  })

  it('says so for all of its addresses: one that said something itself would pass on all the rest', () => {
    expect(locations.flatMap(({ inside }) => all(inside, 'proxy_set_header'))).toEqual([])
    expect([...passed.values()].filter((value) => /proxy_add|http_(host|x_)/.test(value))).toEqual([])
  })

  it('hides what is the operator’s own', () => {
    const hidden = locations.filter(({ inside }) =>
      all(inside, 'return').some(({ args }) => args[0] === '404'),
    )
    const isHidden = (path) => hidden.some(({ args }) => args[0] === '~' && new RegExp(args[1]).test(path))
    for (const path of ['/metrics', '/openapi.json', '/wp-json/docs', '/wp-json/docs/', '/api/wp-json/docs'])
      expect([path, isHidden(path)]).toEqual([path, true])
    for (const path of ['/', '/menu/docs', '/wp-json/docs-of-mine', '/healthz', '/wp-json/wc/v3/orders'])
      expect([path, isHidden(path)]).toEqual([path, false])
  })
})
