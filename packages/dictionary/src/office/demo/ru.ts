export const demo = {
  'office.demo.orders': 'Делать пробные заказы',
  'office.demo.hint': 'Гости пробного заведения полчаса заказывают сами, несколько раз в минуту',
  'office.demo.until': 'до {time}',
  'office.deed.demo.start': 'начаты пробные заказы',
  'office.deed.demo.end': 'закончены пробные заказы',
  'office.subject.demo': 'пробные заказы',
  'office.start.no_screens': 'Для вашей роли экранов пока нет',
}
