import { beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../database/transaction.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { openShop, type TestShop } from '../../testing/index.ts'
import { type Asked, firstOwner, invited, office } from '../../testing/staff-calls.ts'

let shop: TestShop
let owner: Asked
beforeEach(async () => {
  shop = await openShop()
  owner = await firstOwner(shop)
})

const asOwner = (method: string, path: string, body: unknown = {}) =>
  office(shop, method, path, { cookie: owner.cookie, body })
const write = (deed: string, subjectId: string, kitchen: number | null, at = shop.clock()) =>
  transaction(shop.db, (sql) =>
    writeJournal(
      sql,
      { by: { kind: 'system' }, deed, kitchen, subject: 'order', subjectId, after: { sum: 5 } },
      at,
    ),
  )
const deeds = async (query: string) =>
  (await asOwner('GET', `/journal?${query}`)).body.entries.map(
    ({ deed, subject_id }: { deed: string; subject_id: string }) => `${deed} ${subject_id}`,
  )

describe('the journal', () => {
  it('is searched by who, what, of what and when', async () => {
    await write('order.accept', '7', 1)
    await write('order.move', '8', 2, new Date('2026-03-05T10:00:00Z'))
    await write('orderly', '9', null)
    expect(await deeds('deed=order.')).toEqual(['order.move 8', 'order.accept 7'])
    expect(await deeds('deed=order.accept')).toEqual(['order.accept 7'])
    expect(await deeds('subject=order&subject_id=8')).toEqual(['order.move 8'])
    expect(await deeds('kitchen=2')).toEqual(['order.move 8'])
    expect(await deeds('actor=system&from=2026-03-06T00:00:00Z')).toEqual(['orderly 9', 'order.accept 7'])
    expect(await deeds('actor=system&to=2026-03-06T00:00:00Z')).toEqual(['order.move 8'])
    expect(await deeds(`staff_id=${owner.body.person.id}`)).toEqual([`staff.welcome ${owner.body.person.id}`])
    expect((await asOwner('GET', '/journal?from=yesterday')).status).toBe(400)
  })

  it('has pages, the newest first', async () => {
    for (let number = 1; number <= 5; number += 1) await write('order.accept', String(number), 1)
    const first = (await asOwner('GET', '/journal?limit=3')).body
    expect(first.entries.map(({ subject_id }: { subject_id: string }) => subject_id)).toEqual(['5', '4', '3'])
    const second = (await asOwner('GET', `/journal?limit=3&before=${first.next}`)).body
    expect(second.entries).toHaveLength(3)
    expect(second.next).toBeNull()
  })

  it('shows a manager of one kitchen what was done there, and what belongs to none', async () => {
    await write('order.accept', '7', 1)
    await write('order.accept', '8', 2)
    const manager = await invited(shop, owner.cookie, 'manager', 'm@shop.example', [2])
    const by = { cookie: manager.cookie }
    const { entries } = (await office(shop, 'GET', '/journal?deed=order.', by)).body
    expect(entries.map(({ subject_id }: { subject_id: string }) => subject_id)).toEqual(['8'])
    expect((await office(shop, 'GET', '/journal-export', by)).body.code).toBe('no_permission')
  })

  it('is taken away as a file in which nothing is a formula, and that is a deed', async () => {
    await write('order.accept', '=cmd|calc', 1)
    const { csv, file_name } = (await asOwner('GET', '/journal-export?deed=order.')).body
    expect(file_name).toBe('journal-2026-03-06.csv')
    const [head, row] = csv.split('\r\n')
    expect(head).toMatch(/^id,at,actor/)
    expect(row).toContain(`,order,'=cmd|calc,`)
    expect(row).toContain('"{""sum"":5}"')
    expect(await deeds('deed=journal.export')).toEqual(['journal.export '])
  })

  it('names people of the restaurant by number, and nothing they sign in by', async () => {
    const cook = await invited(shop, owner.cookie, 'kitchen', '+79161112233')
    const { id } = cook.body.person
    await asOwner('PATCH', `/people/${id}`, { name: 'Пелагея' })
    await asOwner('PUT', `/people/${id}/pin`, { pin: '4817' })
    await asOwner('POST', `/people/${id}/link`)
    await asOwner('DELETE', `/people/${id}`)
    const rows = await shop.db.sql.selectFrom('journal').selectAll().execute()
    expect(rows.map(({ deed }) => deed)).toEqual([
      'staff.welcome',
      'staff.invite',
      'staff.welcome',
      'staff.change',
      'staff.pin',
      'staff.link',
      'staff.end',
    ])
    expect(JSON.stringify(rows)).not.toMatch(/79161112233|Пелагея|Марфа|marfa|4817|scrypt|#/)
  })
})
