import { afterAll } from 'vitest'
import { removeTemporaryFolders } from './temporary-folder.ts'
import { closeTestDatabases } from './test-database.ts'

afterAll(async () => {
  await closeTestDatabases()
  await removeTemporaryFolders()
})
