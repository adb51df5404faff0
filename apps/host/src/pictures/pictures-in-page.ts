import { decodePath } from '../http/decode-path.ts'
import { type PictureName, readPictureName } from './picture-name.ts'

/** What browsers of today take of a page's pictures, in its order: every width, since phones differ. */
export function picturesInPage(html: string): PictureName[] {
  const files = [...html.matchAll(/\/images\/([^\s"',]+\.(?:avif|webp))/g)].map(([, file = '']) =>
    decodePath(file),
  )
  return [...new Set(files)].map(readPictureName).filter((name) => name !== null)
}

/** The categories a page leads to. */
export const categoriesInPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/menu\/[^"/?#]+)"/g)].map(([, path = '']) => path)),
]
