import { describe, expect, it } from 'vitest'
import { bindNonce, nonceLength } from './bind-nonce.ts'

const standIn = 'A'.repeat(nonceLength)
const other = 'B'.repeat(nonceLength)
const page = (text: string) => new TextEncoder().encode(text)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const place = '<script nonce="'.length

describe('the nonce of a kept page', () => {
  it('stands wherever the page has a place for it', () => {
    const body = page(`<script nonce="${standIn}">1</script><p>борщ</p><script nonce="${standIn}">2</script>`)
    const nonce = bindNonce(body, [place, Buffer.from(body).lastIndexOf(standIn)], 'secret')
    expect(nonce).toHaveLength(nonceLength)
    expect(text(body)).toBe(
      `<script nonce="${nonce}">1</script><p>борщ</p><script nonce="${nonce}">2</script>`,
    )
  })

  it('is the same for the same content, whatever the stand-in was', () => {
    const one = bindNonce(page(`<script nonce="${standIn}">`), [place], 'secret')
    expect(bindNonce(page(`<script nonce="${other}">`), [place], 'secret')).toBe(one)
  })

  it('is another one when the content or the secret is another', () => {
    const one = bindNonce(page(`<script nonce="${standIn}">`), [place], 'secret')
    expect(bindNonce(page(`<script nonce="${standIn}"> `), [place], 'secret')).not.toBe(one)
    expect(bindNonce(page(`<script nonce="${standIn}">`), [place], 'another')).not.toBe(one)
  })
})
