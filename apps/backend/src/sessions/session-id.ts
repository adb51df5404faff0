import { type Expression, sql as raw } from 'kysely'

const LENGTH = 32

/** What a session is called before its owner and its sockets: a part of its token's hash, which opens nothing. */
export const sessionId = (tokenHash: string): string => tokenHash.slice(0, LENGTH)

export const isSessionId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** The same in a query; there is an index of it. */
export const sessionIdOf = (tokenHash: Expression<string>) =>
  raw<string>`substr(${tokenHash}, 1, ${raw.lit(LENGTH)})`
