import { expect, it } from 'vitest'
import { isCrawler } from './is-crawler.ts'

const asked = (agent: string) => isCrawler(new Request('http://shop', { headers: { 'User-Agent': agent } }))

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11) Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Google-InspectionTool/1.0',
])('%s is a crawler', (agent) => {
  expect(asked(agent)).toBe(true)
})

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  '',
])('%s is a person', (agent) => {
  expect(asked(agent)).toBe(false)
})
