/** Who orders in the demo business, again and again: a board then knows them by their number of orders. */
export const NAMES = [
  ...['Анна', 'Пётр', 'Мария', 'Иван', 'Ольга', 'Сергей', 'Екатерина', 'Дмитрий', 'Наталья', 'Алексей'],
  ...['Татьяна', 'Михаил', 'Ирина', 'Андрей', 'Светлана', 'Николай', 'Юлия', 'Павел', 'Елена', 'Артём'],
] as const

/** Nobody has such a number: a gateway that is set up while one tries writes to no stranger. */
export const phoneOf = (name: number): string => `+791600000${String(name + 10).padStart(2, '0')}`

export const COMMENTS = [
  'Приборы не нужны',
  'Позвоните за десять минут',
  'Пиццу не резать, пожалуйста',
  'Сдача не нужна',
  'Побольше салфеток',
  'Не звоните в дверь, спит ребёнок',
] as const

export const ALLERGIES = ['Орехи', 'Морепродукты', 'Лактоза', 'Мёд'] as const

export const NOTES = ['Без лука', 'Поострее', 'Порезать на восемь кусков', 'Соус отдельно'] as const
