import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { businessFolders } from '../backend/business-files.ts'
import { demoSource } from './demo-source.ts'
import { folderSource } from './picture-source.ts'
import { createPictureStore, type PictureStore } from './picture-store.ts'

export interface Pictures {
  readonly store: PictureStore
  /** Where the operator's own files lie. */
  readonly folders: readonly string[]
}

/** The pictures of a business, with the finished ones in the data folder. */
export function openPictures(dataDir: string, businessDir: string): Pictures {
  const folders = businessFolders('images', dataDir, businessDir)
  const places = Math.max(1, availableParallelism() - 1)
  const sources = [...folders.map(folderSource), demoSource]
  return { folders, store: createPictureStore(join(dataDir, 'pictures'), sources, places) }
}
