import { describe, expect, it } from 'vitest'
import {
  BREAKPOINTS,
  DEFAULT_CACHE_VERSION,
  DEFAULT_CURRENCY_SYMBOL,
  DEFAULT_LANGUAGE,
  DISCOUNT_DEBOUNCE_MS,
  HEADER_HEIGHT,
  LANGUAGES,
  MANIFEST,
  MEDIA_CACHE,
  NOTIFICATION_MS,
  REALTIME,
  RELOAD_GUARD_MS,
  SCROLL_OFFSET,
  UNDO_MS,
} from './durations.ts'
import { isBot } from './is-bot.ts'
import { timeBucket } from './time/time-bucket.ts'

describe('constants', () => {
  it('[X2] rounds minutes down to a multiple of 3', () => {
    const bucket = (time: string) => new Date(timeBucket(new Date(time))).toISOString()
    expect(bucket('2026-03-06T12:00:00.000Z')).toBe('2026-03-06T12:00:00.000Z')
    expect(bucket('2026-03-06T12:02:59.999Z')).toBe('2026-03-06T12:00:00.000Z')
    expect(bucket('2026-03-06T12:03:00.000Z')).toBe('2026-03-06T12:03:00.000Z')
    expect(bucket('2026-03-06T12:59:30.000Z')).toBe('2026-03-06T12:57:00.000Z')
  })

  it('[X3] waits 2000 ms before discounts', () => {
    expect(DISCOUNT_DEBOUNCE_MS).toBe(2000)
  })

  it('[X4] keeps notifications for 2 seconds', () => {
    expect(NOTIFICATION_MS).toBe(2000)
  })

  it('[X5] has the default cache version', () => {
    expect(DEFAULT_CACHE_VERSION).toBe('2.0.15')
  })

  it('[X6] has the default language and currency', () => {
    expect([DEFAULT_LANGUAGE, DEFAULT_CURRENCY_SYMBOL]).toEqual(['ru', '₽'])
  })

  it('[X7] has the supported languages', () => {
    expect(LANGUAGES.join(', ')).toBe(
      'ru, be, en, de, fr, pt, es, it, hy, vi, id, zh-CN, kk, tr, tt, az, uz, hi',
    )
  })

  it('[X8] has the height of the header and the rest of the scroll', () => {
    expect([HEADER_HEIGHT, SCROLL_OFFSET]).toEqual([80, 100])
  })

  it('[X9] has the breakpoints', () => {
    expect(BREAKPOINTS).toEqual({ tablet: 768, desktop: 992, errorPage: 700 })
  })

  it('[X10] has the sizes and colours of the manifest', () => {
    expect(MANIFEST).toEqual({
      iconSizes: [192, 512],
      screenshot: { width: 640, height: 480 },
      backgroundColor: 'white',
      themeColor: 'black',
    })
  })

  it('[X11] has the media cache', () => {
    expect(MEDIA_CACHE).toEqual({ name: 'media-cache', version: 1, stores: ['videos', 'photos'] })
  })

  it('[X12] guards reloads for 10 seconds', () => {
    expect(RELOAD_GUARD_MS).toBe(10_000)
  })

  it('[X13] has the realtime cluster', () => {
    expect(REALTIME).toEqual({ cluster: 'eu', forceTls: true })
  })

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
  ])('[X14] knows who %j is: %s', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected)
  })

  it('[X15] offers undo for 5 seconds', () => {
    expect(UNDO_MS).toBe(5000)
  })
})
