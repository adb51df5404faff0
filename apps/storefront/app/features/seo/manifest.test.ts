import { read, settings } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'

function manifestOf(wire: object) {
  const reading = read(settings, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return manifest(reading.value, 'ru')
}

it('has icons of 192 and 512, white and black where the shop has no colours', () => {
  expect(manifestOf({})).toMatchObject({
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }],
    background_color: 'white',
    theme_color: 'black',
  })
})

it('has the shop’s pictures of 640×480 and its colours', () => {
  const site = { frontend_pwa_screenshot1: '/images/one.png', frontend_pwa_screenshot2: '/images/two.png' }
  expect(manifestOf({ allSettings: site, colors: { yellow: '#f6b02c' } })).toMatchObject({
    screenshots: [{ sizes: '640x480' }, { sizes: '640x480' }],
    theme_color: '#f6b02c',
  })
})
