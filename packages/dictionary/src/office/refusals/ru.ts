/** What only the office refuses with; what any call may say is among the words of the shop. */
export const refusals = {
  'office.refusal.no_permission': 'Для вашей роли это закрыто',
  'office.refusal.step_up_required': 'Подтвердите, что это вы: ключом или паролем',
  'office.refusal.production_only_staff': 'Осмотреться так можно только в пробном заведении',
  'office.refusal.somebody_was_first': 'Это уже сделали: {who}, {time}',
  'office.refusal.unknown_reason': 'Выберите причину из списка',
  'office.refusal.paid_differently': 'Оплата не сходится с суммой заказа: {sum}',
  'office.refusal.nothing_to_refund': 'По этому заказу нечего возвращать',
  'office.refusal.too_much_refund': 'Вернуть можно не больше, чем осталось: {sum}',
  'office.refusal.too_late': 'Пять секунд прошли, это уже сделано',
  // Printing
  'office.refusal.somebody_prints': 'Печатает уже другой экран: {who}',
  'office.refusal.not_the_print_station': 'Этот экран больше не печатает для кухни',
}
