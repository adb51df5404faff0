import { createTranslator, loadWords } from '@samobranka/dictionary'
import type { Popup, WorkTime } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { dueNotices, type NoticeMoment } from './due-notices.ts'
import type { SeenNotices } from './seen-notices.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const day = [{ from: 600, to: 1320 }]
const workTime: WorkTime = {
  aroundClock: false,
  // Closed on Saturday and Sunday.
  week: [day, day, day, day, day, [], []],
  cookingMinutes: 0,
  timeZone: 'Europe/Moscow',
  closedDates: [],
}
const popup = (id: number, over: Partial<Popup> = {}): Popup => ({
  id,
  title: `Новость ${id}`,
  text: '',
  image: '',
  link: '',
  warehouseIds: [],
  onlyWhenStockEmpty: false,
  disablesOrderingAt: [],
  bannedDays: [],
  from: null,
  to: null,
  zoneIds: [],
  oneOff: false,
  repeatable: false,
  ...over,
})
const notices = (over: Partial<Notices> = {}): Notices => ({
  warehouseId: 2,
  workTime,
  timeZone: 'Europe/Moscow',
  popups: [],
  ordering: { buyingDisabled: false, orderingDisabledAt: [] },
  ...over,
})
// Thursday, 5 March 2026.
const at = (clock: string, date = '2026-03-05'): NoticeMoment => ({
  now: new Date(`${date}T${clock}+03:00`),
  zoneId: null,
  stockEmpty: false,
})
const nothing: SeenNotices = { ever: [], thisVisit: [], hours: [] }
const texts = (over: Partial<Notices>, moment: NoticeMoment, seen = nothing) =>
  dueNotices(notices(over), moment, seen, t).map(({ title, text }) => `${title}: ${text.split('\n')[0]}`)

describe('a closed kitchen', () => {
  it.each([
    ['before opening, today’s hours', at('08:00'), 'Сегодня работаем с 10:00 до 22:00'],
    ['after closing, the next day’s', at('23:00'), 'Завтра работаем с 10:00 до 22:00'],
    [
      'before days off, those of the day that opens',
      at('23:00', '2026-03-06'),
      'Понедельник: с 10:00 до 22:00',
    ],
  ])('are told %s', (_, moment, text) => {
    expect(texts({}, moment)).toEqual([`Сейчас мы закрыты: ${text}`])
  })

  it('are not told while they are open, nor before a kitchen is chosen', () => {
    expect(texts({}, at('12:00'))).toEqual([])
    expect(texts({ warehouseId: null, workTime: null }, at('08:00'))).toEqual([])
  })

  it('are told once a visit for the same hours', () => {
    const [notice] = dueNotices(notices(), at('08:00'), nothing, t)
    const seen = { ...nothing, hours: [String(notice?.mark)] }
    expect(texts({}, at('09:00'), seen)).toEqual([])
    expect(texts({}, at('23:00'), seen)).toHaveLength(1)
  })
})

describe('the operator’s popups', () => {
  it('come after a closed kitchen, in his order, those already seen left out', () => {
    const popups = [popup(3), popup(1, { oneOff: true }), popup(2)]
    const marks = dueNotices(notices({ popups }), at('08:00'), { ...nothing, ever: [1] }, t).map(
      ({ mark }) => mark,
    )
    expect(marks).toEqual(['2 05.03.2026 10:00', 3, 2])
  })

  it('about an empty kitchen wait until its stock is known', () => {
    const popups = [popup(1, { onlyWhenStockEmpty: true })]
    const textsWith = (stockEmpty: boolean | null) => texts({ popups }, { ...at('12:00'), stockEmpty })
    expect([textsWith(null), textsWith(false)]).toEqual([[], []])
    expect(textsWith(true)).toHaveLength(1)
  })
})
