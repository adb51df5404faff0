import { PAGE_TYPES, type Settings } from '@samobranka/contract'
import type { Preview } from '../../catalogue-access/root-data/preview.ts'
import { fileAddress, isResizable, pictureAddress } from '../../routing/picture-address.ts'

const WIDTH = 480

/** Those the operator shows, as far as we know the page types they name. */
export function previewsOf({ site }: Pick<Settings, 'site'>, publicUrl: string): Preview[] {
  return site.demoPreviews.flatMap(({ type, image, video }) => {
    const known = PAGE_TYPES.find((one) => one === type)
    if (!known) return []
    const shown = image?.url ?? ''
    const picture =
      shown && isResizable(shown) ? pictureAddress(shown, 'own', WIDTH, 'webp') : fileAddress(shown)
    return {
      type: known,
      picture: shown ? proxied(picture, publicUrl) : '',
      video: video?.url ? proxied(fileAddress(video.url), publicUrl) : '',
    }
  })
}

/** The shop's own media are asked for under `/api`, where the browser may keep them; others stay where they are. */
function proxied(address: string, publicUrl: string): string {
  const url = new URL(address, publicUrl)
  return url.origin === new URL(publicUrl).origin && !url.pathname.startsWith('/api/')
    ? `/api${url.pathname}${url.search}`
    : address
}
