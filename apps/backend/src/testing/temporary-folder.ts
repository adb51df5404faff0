import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made = new Set<string>()

/** An empty folder that is gone after the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-test-'))
  made.add(folder)
  return folder
}

export async function removeTemporaryFolders(): Promise<void> {
  await Promise.all([...made].map((folder) => rm(folder, { recursive: true, force: true })))
  made.clear()
}
