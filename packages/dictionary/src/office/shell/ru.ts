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

  // The frame
  'office.shell.menu': 'Меню',
  'office.shell.more': 'Ещё',
  'office.shell.search': 'Найти',
  'office.shell.search_hint': 'Экран, заказ, блюдо, гость…',
  'office.shell.nothing_found': 'Ничего не нашлось',
  'office.shell.screens': 'Экраны',
  'office.shell.to_content': 'К содержанию',
  'office.shell.kitchens': 'Кухни',
  'office.shell.all_kitchens': 'Все кухни',
  'office.shell.theme': 'Тема',
  'office.shell.theme_system': 'Как в системе',
  'office.shell.theme_light': 'Светлая',
  'office.shell.theme_dark': 'Тёмная',
  'office.shell.language': 'Язык',
  'office.shell.sign_out': 'Выйти',
  'office.shell.gone': 'Нет связи с рестораном. Новые заказы не видны.',
  'office.shell.polling': 'Связь плохая: новости приходят раз в 10 секунд',
  'office.shell.sound_on': 'Звук включён',
  'office.shell.sound_off': 'Звук выключен',
  'office.shell.unlock_sound': 'Включить звук',

  // Screens
  'office.screen.start': 'Начало',

  // Pieces of the interface
  'office.ui.close': 'Закрыть',
  'office.ui.undo': 'Отменить',
  'office.ui.try_again': 'Ещё раз',
  'office.ui.failed': 'Экран не открылся',
  'office.ui.failed_hint': 'Остальной офис работает. Попробуйте ещё раз.',
  'office.ui.no_answer': 'Ресторан не отвечает',
  'office.ui.no_answer_hint': 'Проверьте сеть: как только ответ придёт, экран откроется.',
  'office.ui.forbidden': 'Этот экран не для вашей роли',
  'office.ui.forbidden_hint': 'Если он вам нужен, попросите владельца.',
  'office.ui.not_found': 'Такого экрана нет',
  'office.ui.not_found_hint': 'Возможно, адрес набран с ошибкой.',
  'office.ui.to_start': 'К началу',

  // Signing in
  'office.sign_in.title': 'Вход в офис',
  'office.sign_in.look_around': 'Осмотреться',
  'office.sign_in.look_as': 'Осмотреться как {role}',
}
