import type { Settings } from '@samobranka/contract'
import { fileAddress, isResizable, pictureAddress } from './picture-address.ts'

/** The picture the host makes where the operator gave none. */
const OWN = 'favicon'

/** The shop's icon as a square PNG of this size. */
export function iconAddress({ logoFabrics }: Pick<Settings, 'logoFabrics'>, size: number): string {
  const picture = logoFabrics.favicon.png || OWN
  return isResizable(picture) ? pictureAddress(picture, 'square', size, 'png') : fileAddress(picture)
}
