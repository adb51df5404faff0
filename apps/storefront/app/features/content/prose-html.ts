import { scrolledParts } from './scrolled-parts.ts'
import { sizedPictures } from './sized-pictures.ts'

/** Clean HTML as the column of text shows it. */
export function proseHtml(clean: string): string {
  return scrolledParts(sizedPictures(clean))
}
