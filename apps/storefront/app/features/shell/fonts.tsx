import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import { writesCyrillic } from '../../lib/writes-cyrillic.ts'
import latin from '../../ui/fonts/onest-letters.woff2?url'
import signs from '../../ui/fonts/onest-signs.woff2?url'

/** The letters of the page's language, asked for before the stylesheet that names them is read. */
export function Fonts({ language }: { readonly language: string }) {
  const letters = writesCyrillic(language) ? cyrillic : latin
  return [letters, signs].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
