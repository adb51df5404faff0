import { doLater } from '../../startup/load-later.ts'

/** What the manifest of this address shows, onto the browser's own shelf. */
export function keepOwnPictures(manifest: string): void {
  void doLater(
    () => import('./keep-manifest-pictures.ts'),
    ({ keepManifestPictures }) => keepManifestPictures(manifest),
  )
}
