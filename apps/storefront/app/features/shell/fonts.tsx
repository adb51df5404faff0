import cyrillic from '../../ui/styles/fonts/onest-cyrillic.woff2?url'
import latin from '../../ui/styles/fonts/onest-latin.woff2?url'
import vietnamese from '../../ui/styles/fonts/onest-vietnamese.woff2?url'
import { type Script, scriptOf } from './script-of.ts'

const files: Record<Script, string> = { cyrillic, latin, vietnamese }

/** The letters of the page's language, asked for before the stylesheet that names them is read. */
export function Fonts({ language }: { readonly language: string }) {
  const script = scriptOf(language)
  if (!script) return null
  return <link rel="preload" as="font" type="font/woff2" href={files[script]} crossOrigin="anonymous" />
}
