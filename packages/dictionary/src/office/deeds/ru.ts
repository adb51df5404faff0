/** Who did something with an order, where it was nobody of the staff; what managers are told of orders nobody takes. */
export const deeds = {
  'office.who.customer': 'гость',
  'office.who.operator': 'касса или другая программа',
  'office.who.auto': 'автоматически',
  'office.watch.alert': 'Заказ №{number} никто не принял за {minutes} мин',
  'office.watch.no_answer': 'никто не принимает заказы',
  'office.watch.silent': 'Три заказа подряд никто не принял: {kitchen}',
}
