import { describe, expect, it } from 'vitest'
import { finishDocument, hashOf } from '../../publishing/finish-document.ts'
import { chooseEncoding, serveDocument } from './serve-document.ts'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['', 'identity'],
    ['deflate, brand', 'identity'],
  ])('answers «%s» with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('serveDocument', () => {
  const text = JSON.stringify({ name: 'Маргарита'.repeat(50) })
  const requestWith = (headers: Record<string, string>) => new Request('http://shop/x', { headers })

  it('sends the compressed bytes as they were published', async () => {
    const document = await finishDocument(text, hashOf(text))
    const response = serveDocument(requestWith({ 'accept-encoding': 'br' }), document)
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(document.brotli))
    expect(await serveDocument(requestWith({}), document).text()).toBe(text)
  })

  it.each([(tag: string) => tag, (tag: string) => `"other", ${tag.slice(2)}`, () => '*'])(
    'sends nothing to who has it already',
    async (wanted) => {
      const document = await finishDocument(text, hashOf(text))
      const response = serveDocument(
        requestWith({ 'if-none-match': wanted(`W/"${document.hash}"`) }),
        document,
      )
      expect(response.status).toBe(304)
      expect(await response.text()).toBe('')
    },
  )

  it('sends the new bytes to who has older ones', async () => {
    const document = await finishDocument(text, hashOf(text))
    expect(serveDocument(requestWith({ 'if-none-match': 'W/"old"' }), document).status).toBe(200)
  })
})
