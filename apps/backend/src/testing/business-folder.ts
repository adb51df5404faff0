import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SmallBusiness, smallBusiness } from './small-business.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A folder on disk with the small business, changed as the test wants it; a file set to undefined is left out. */
export async function businessFolder(change: (business: SmallBusiness) => void = () => {}): Promise<string> {
  const business = smallBusiness()
  change(business)
  const dir = await temporaryFolder()
  await Promise.all(
    Object.entries(business)
      .filter(([, json]) => json !== undefined)
      .map(([file, json]) => writeFile(join(dir, file), JSON.stringify(json))),
  )
  return dir
}
