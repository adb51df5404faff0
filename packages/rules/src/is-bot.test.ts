import { expect, it } from 'vitest'
import { isBot } from './is-bot.ts'

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['bot', true],
  ['ubot', true],
  ['facebookexternalhit/1.1', true],
  ['facebookcatalog/1.0', true],
  ['meta-externalagent/1.1', true],
  ['Mediapartners-Google', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', true],
  ['GoogleOther', true],
  ['Mozilla/5.0 Chrome/120 Safari/537.36 Chrome-Lighthouse', true],
  ['Screaming Frog SEO Spider/19', true],
  ['Apache-HttpClient crawler', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp)', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/120.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile [FB_IAB/FB4A;FBAV/440]', false],
  ['', false],
])('[X5] knows who %j is: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected)
})
