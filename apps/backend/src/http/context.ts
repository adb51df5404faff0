import type { Switch } from '@samobranka/rules'
import type { Database } from '../database/database.ts'
import type { Log } from '../ports/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { CurrentPublication } from '../publishing/current-publication.ts'
import type { Snapshot } from '../publishing/snapshot.ts'

/** What the operator allows login codes to cost, and where they may be read. */
export interface LoginCodes {
  /** So many are sent in an hour at most; null means as many as are asked for. */
  readonly perHour: number | null
  /** Whether a real shop writes the codes of channels without a gateway into its log. */
  readonly inLog: boolean
}

/** What is stopped, paused and slowed at this moment. */
export interface SwitchesOn {
  /** Those that nobody ended, at every kitchen; whether their time is over, the clock says. */
  on(): readonly Switch[]
  /** Reads them anew now: after it this process goes by all that was committed before. */
  refresh(): Promise<void>
}

/** What every handler is handed: the world outside the request. */
export interface Context {
  readonly db: Database
  /** The only clock. */
  readonly clock: () => Date
  readonly log: Log
  readonly ports: Ports
  readonly production: boolean
  readonly loginCodes: LoginCodes
  /** The shop's own address; null when it is only known from the request. */
  readonly publicUrl: string | null
  /** The finished documents of now. */
  readonly published: Pick<CurrentPublication, 'version' | 'document' | 'refresh'>
  /** The business as it is published now, parsed; it changes as a whole, so take it once per request. */
  snapshot(): Snapshot
  readonly switches: SwitchesOn
  /** Publishes anew in a moment: call it when stock ran out or came back. Many calls make one publish. */
  republish(): void
}
