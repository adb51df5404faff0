import type { Settings } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { iconAddress } from '../../routing/icon-address.ts'
import { homePath } from '../../routing/paths.ts'
import { fileAddress, isResizable, pictureAddress } from '../../routing/picture-address.ts'

/** What a phone needs to keep the shop beside its apps. */
export function manifest(settings: Settings, language: Language): object {
  const seo = settings.seoByLanguage[language] ?? settings.seo
  const name = seo.name || settings.seo.name
  const { screenshot1, screenshot2 } = settings.site
  const screenshots = [screenshot1, screenshot2].filter(Boolean)
  return {
    name,
    short_name: name,
    description: seo.description || settings.seo.description,
    lang: language,
    id: homePath(),
    start_url: homePath(),
    scope: homePath(),
    display: 'standalone',
    background_color: settings.colors.background || 'white',
    theme_color: settings.colors.yellow || 'black',
    icons: [192, 512].map((size) => ({
      src: iconAddress(settings, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
    ...(screenshots.length > 0
      ? {
          screenshots: screenshots.map((picture) => ({
            src: isResizable(picture) ? pictureAddress(picture, 'own', 640, 'png') : fileAddress(picture),
            sizes: '640x480',
            type: 'image/png',
          })),
        }
      : {}),
  }
}
