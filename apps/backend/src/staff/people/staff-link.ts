import type { LINK_KINDS } from '@samobranka/contract'
import type { Role } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { newToken, tokenHash } from '../../sessions/session-token.ts'
import { asRole } from '../as-role.ts'

const HOUR = 3_600_000
type LinkKind = (typeof LINK_KINDS)[number]

const LIVES_MS: Readonly<Record<LinkKind, number>> = {
  first: 24 * HOUR,
  owner: 24 * HOUR,
  return: 7 * 24 * HOUR,
  invitation: 7 * 24 * HOUR,
}

interface NewLink {
  readonly kind: LinkKind
  readonly name?: string
  readonly role: Role
  readonly kitchens?: readonly number[]
  /** Whom it lets in again. */
  readonly staffId?: number | null
  readonly madeBy?: number | null
}

/** A link that lets one person in once; only its hash is kept. */
export async function makeLink(sql: Sql, link: NewLink, now: Date) {
  const token = newToken()
  const at = now.getTime()
  const expiresAt = at + LIVES_MS[link.kind]
  const { id } = await sql
    .insertInto('staff_links')
    .values({
      token_hash: tokenHash(token),
      kind: link.kind,
      name: link.name ?? '',
      role: link.role,
      kitchens: JSON.stringify(link.kitchens ?? []),
      staff_id: link.staffId ?? null,
      made_by: link.madeBy ?? null,
      created_at: at,
      expires_at: expiresAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // Behind the sign that browsers keep to themselves: no log of any server on the way holds it.
  return { id, path: `/office/welcome#${token}`, expiresAt: new Date(expiresAt).toISOString() }
}

export interface OpenLink {
  readonly id: number
  readonly kind: LinkKind
  readonly name: string
  readonly role: Role
  readonly kitchens: readonly number[]
  readonly staffId: number | null
  readonly expiresAt: string
}

/** The link, as long as it opens; the first one only while nobody works here. */
export async function openLink(sql: Sql, token: string, now: Date): Promise<OpenLink | null> {
  const row = await sql
    .selectFrom('staff_links')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  const role = row && asRole(row.role)
  if (!row || !role) return null
  if (row.kind === 'first' && (await anybodyWorksHere(sql))) return null
  return {
    id: row.id,
    kind: row.kind as LinkKind,
    name: row.name,
    role,
    kitchens: JSON.parse(row.kitchens),
    staffId: row.staff_id,
    expiresAt: new Date(row.expires_at).toISOString(),
  }
}

/** Of two that come with the same link the first one has it. */
export async function useLink(sql: Sql, id: number, now: Date): Promise<boolean> {
  const used = await sql
    .updateTable('staff_links')
    .set({ ended_at: now.getTime() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Who is looked around as, and tablets, do not count. */
export async function anybodyWorksHere(sql: Sql): Promise<boolean> {
  const found = await sql
    .selectFrom('staff')
    .select('id')
    .where('kind', '=', 'person')
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
