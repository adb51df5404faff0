/** Said around every screen of the office. */
export const shell = {
  'office.title': 'Самобранка: офис',
  'office.role.owner': 'владелец',
  'office.role.manager': 'менеджер',
  'office.role.editor': 'редактор',
  'office.role.dispatcher': 'оператор',
  'office.role.kitchen': 'кухня',
  'office.role.picker': 'сборщик',
  'office.role.courier': 'курьер',
  'office.role.accountant': 'бухгалтер',
}
