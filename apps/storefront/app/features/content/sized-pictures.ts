import { isResizable, pictureAddress } from '../../routing/picture-address.ts'

const WIDTHS = [320, 640, 960, 1280] as const
const SIZES = '(width>799px) 760px, 92vw'
/** A picture of the shop's own folder, by its name there: `images/oven` or `/images/oven`. */
const OWN = /<img src="(\/?images\/[^"?#]+)"(?![^>]*\ssrcset=)/g
/** One that names its file is that file. */
const FILE = /\.\w{2,4}$/

/** Pictures of the shop's own folder are offered in the sizes it makes; a foreign server sends its own choice along. */
export function sizedPictures(clean: string): string {
  return clean.replace(OWN, (whole, reference: string) => {
    if (!isResizable(reference) || FILE.test(reference)) return whole
    const at = (width: number) => pictureAddress(reference, 'own', width, 'webp')
    const files = WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')
    return `<img src="${at(960)}" srcset="${files}" sizes="${SIZES}"`
  })
}
