import { afterAll } from 'vitest'
import { closeTestDatabases } from './test-database.ts'

afterAll(closeTestDatabases)
