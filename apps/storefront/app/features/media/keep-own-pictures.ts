import { doLater } from '../../startup/load-later.ts'

/** What the manifest of this address shows, into the browser's own store. */
export function keepOwnPictures(manifest: string): void {
  void doLater(
    () => import('./keep-manifest-pictures.ts'),
    ({ keepManifestPictures }) => keepManifestPictures(manifest),
  )
}
