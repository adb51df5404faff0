import type { GuestRequest, GuestRequests } from '@samobranka/contract'
import type { CartLine } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import { sql as raw } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Context } from '../../http/context.ts'
import { staffNames } from '../orders/staff-names.ts'

type Kind = GuestRequest['kind']
type WorkRow = Selectable<Tables['request_work']>

const PAGE = 50

interface Row {
  readonly kind: Kind
  readonly id: number
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly text: string
  readonly lines: string
  readonly created_at: number
}

/** Both kinds as one list, the newest first. What its sender took back along with the account is not shown. */
const rowsOf = (sql: Sql) =>
  sql
    .selectFrom('order_requests')
    .select([
      raw<Kind>`'order'`.as('kind'),
      'id',
      'name',
      'phone',
      raw<string>`''`.as('email'),
      'comment as text',
      'lines',
      'created_at',
    ])
    .where('phone', '<>', '')
    .unionAll((e) =>
      e
        .selectFrom('contact_messages')
        .select([
          raw<Kind>`'message'`.as('kind'),
          'id',
          'name',
          'phone',
          'email',
          'message as text',
          raw<string>`'[]'`.as('lines'),
          'created_at',
        ]),
    )
    .as('asked')

export async function listRequests(
  context: Pick<Context, 'db' | 'snapshot'>,
  { isDone, page }: { readonly isDone: boolean; readonly page: number },
): Promise<GuestRequests> {
  const { sql } = context.db
  const wanted = sql
    .selectFrom(rowsOf(sql))
    .leftJoin('request_work', (join) =>
      join.onRef('request_work.kind', '=', 'asked.kind').onRef('request_work.request_id', '=', 'asked.id'),
    )
    .where('request_work.done_at', isDone ? 'is not' : 'is', null)
  const [rows, { total }] = await Promise.all([
    wanted
      .selectAll('asked')
      .orderBy('asked.created_at', 'desc')
      .orderBy('asked.id', 'desc')
      .limit(PAGE)
      .offset((Math.max(1, page) - 1) * PAGE)
      .execute(),
    wanted.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { requests: await viewed(context, rows), total: Number(total) }
}

export async function findRequest(
  context: Pick<Context, 'db' | 'snapshot'>,
  kind: Kind,
  id: number,
): Promise<GuestRequest | null> {
  const { sql } = context.db
  const rows = await sql
    .selectFrom(rowsOf(sql))
    .selectAll()
    .where('asked.kind', '=', kind)
    .where('asked.id', '=', id)
    .execute()
  return (await viewed(context, rows))[0] ?? null
}

async function viewed(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  rows: readonly Row[],
): Promise<GuestRequest[]> {
  if (rows.length === 0) return []
  const work = await db.sql
    .selectFrom('request_work')
    .selectAll()
    .where(
      'request_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const names = await staffNames(db.sql, [...new Set(work.flatMap(({ taken_by }) => taken_by ?? []))])
  const { products } = snapshot()
  return rows.map((row) => {
    const worked: WorkRow | undefined = work.find(
      ({ kind, request_id }) => kind === row.kind && request_id === row.id,
    )
    const cart: CartLine[] = JSON.parse(row.lines)
    return {
      kind: row.kind,
      id: row.id,
      createdAt: new Date(row.created_at).toISOString(),
      name: row.name,
      phone: row.phone,
      email: row.email,
      text: row.text,
      lines: cart.map(({ productId, variationId, count }) => {
        const product = products.get(productId)
        const variation = product?.variations.find(({ id }) => id === variationId)?.name ?? ''
        return { name: product?.name ?? String(productId), count, details: variation, note: '', gift: false }
      }),
      cart,
      takenAt: worked?.taken_at == null ? null : new Date(worked.taken_at).toISOString(),
      takenBy: names.get(worked?.taken_by ?? 0) ?? '',
      doneAt: worked?.done_at == null ? null : new Date(worked.done_at).toISOString(),
    }
  })
}
