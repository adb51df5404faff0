import { createHash, randomInt } from 'node:crypto'
import type { Sql } from '../../database/database.ts'

const COUNT = 10
/** Without letters that are taken for one another on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

const letters = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As long as it is random, a plain hash is enough: nobody can try all of them. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex')

/** Ten codes to be kept on paper; told once, only their hashes are kept. */
export const newCodes = (): string[] =>
  Array.from({ length: COUNT }, () => letters().replace(/(.{4})(?=.)/g, '$1-'))

export async function keepCodes(sql: Sql, staffId: number, codes: readonly string[]): Promise<void> {
  await forgetCodes(sql, staffId)
  await sql
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), staff_id: staffId })))
    .execute()
}

export async function forgetCodes(sql: Sql, staffId: number): Promise<void> {
  await sql.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}

/** Uses it up. */
export async function useCode(sql: Sql, staffId: number, code: string): Promise<boolean> {
  const used = await sql
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashOf(code))
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}
