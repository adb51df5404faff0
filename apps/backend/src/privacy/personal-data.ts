import type { UserExport } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Sql } from '../database/database.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'

interface Person {
  readonly customerId: number
  readonly phone: string
}

export interface ExportFor extends Person {
  readonly local: LocalBusiness
  readonly language: Language
  readonly shopUrl: string
  readonly now: Date
  /** The hash of the token that asks. */
  readonly tokenHash: string
}

/** What each capability keeps of a person: a part of the export that nobody gives does not compile. */
export interface PersonalData {
  loadUser(sql: Sql, customerId: number): Promise<UserExport['user'] | null>
  readonly parts: {
    readonly [Part in Exclude<keyof UserExport, 'user'>]: (
      sql: Sql,
      person: ExportFor,
    ) => Promise<UserExport[Part]>
  }
  /** In this order, before the customer's own row: what refers to it goes first. */
  readonly forget: readonly ((sql: Sql, person: Person) => Promise<void>)[]
}
