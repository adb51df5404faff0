import { constants, setPriority } from 'node:os'
import { businessDirOf } from './backend/business-files.ts'
import { type Config, readEnvironment } from './config.ts'
import { makeOnlyPrivateFiles } from './operations/keep-private.ts'
import { openPictures } from './pictures/open-pictures.ts'
import { categoriesInPage, picturesInPage } from './pictures/pictures-in-page.ts'
import { visibleHost } from './pipeline/listen.ts'

/**
 * Makes the pictures of a shop that has just opened, those of its home page first: a picture takes a tenth of a
 * second, and its first visitor would wait for a dozen. A process of its own: it takes what time is left over.
 */
async function makePictures(config: Config): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  const { store } = openPictures(config.dataDir, businessDirOf(config))
  const shop = `http://${visibleHost(config.host)}:${config.port}`
  const read = async (path: string) => (await fetch(shop + path)).text()
  const home = await read('/')
  for (const path of ['/', ...categoriesInPage(home)]) {
    const page = path === '/' ? home : await read(path)
    // One that cannot be made says so to whoever asks for it.
    for (const wanted of picturesInPage(page)) await store.find(wanted).catch(() => null)
  }
}

makeOnlyPrivateFiles()
const environment = readEnvironment()
// A port that was chosen by the system is not known here.
if (environment.ok && environment.config.port !== 0) await makePictures(environment.config)
