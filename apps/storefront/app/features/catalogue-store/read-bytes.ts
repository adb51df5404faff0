import { type Pause, readCatalogueInSlices } from '@samobranka/contract'
import { type Catalogue, type Visibility, visibleCatalogue } from '@samobranka/rules'

/** A catalogue as it was published, and what of it a visitor may see. */
export interface ReadCatalogue {
  readonly whole: Catalogue
  readonly visible: Catalogue
}

/** From a document's bytes; a broken record is left out. */
export async function readBytes(
  bytes: ArrayBuffer,
  visibility: Visibility,
  pause: Pause,
): Promise<ReadCatalogue> {
  const wire: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (typeof wire !== 'object' || wire === null) throw new Error('The document holds no catalogue.')
  const whole = await readCatalogueInSlices(wire, pause)
  return { whole, visible: visibleCatalogue(whole, visibility) }
}
