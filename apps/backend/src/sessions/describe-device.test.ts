import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 YaBrowser/24.10.0 Safari/537.36',
    'Yandex Browser, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
  [null, ''],
  ['', ''],
])('%j is %j', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})

it('takes no markup and no end from whoever makes up a name', () => {
  for (const made of [
    '<img src=x onerror=alert(1)>/1.0 (x)',
    'а'.repeat(16_000),
    `${'('.repeat(9_000)}`,
    '\u202Eevil/1 ',
  ]) {
    const words = describeDevice(made)
    expect(words).not.toMatch(/[<>()\u202E]/)
    expect(words.length).toBeLessThanOrEqual(130)
  }
})
