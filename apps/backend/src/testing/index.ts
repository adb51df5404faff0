export { closeTestDatabases, createTestDatabase, openTestDatabase, testDatabase } from './test-database.ts'
