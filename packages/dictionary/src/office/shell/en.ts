import type { shell as source } from './ru.ts'

export const shell: Record<keyof typeof source, string> = {
  'office.title': 'Samobranka: the office',
  'office.role.owner': 'owner',
  'office.role.manager': 'manager',
  'office.role.editor': 'editor',
  'office.role.dispatcher': 'dispatcher',
  'office.role.kitchen': 'kitchen',
  'office.role.picker': 'picker',
  'office.role.courier': 'courier',
  'office.role.accountant': 'accountant',

  // The frame
  'office.shell.menu': 'Menu',
  'office.shell.more': 'More',
  'office.shell.search': 'Find',
  'office.shell.search_hint': 'A screen, an order, a dish, a guest…',
  'office.shell.nothing_found': 'Nothing found',
  'office.shell.screens': 'Screens',
  'office.shell.to_content': 'To the content',
  'office.shell.kitchens': 'Kitchens',
  'office.shell.all_kitchens': 'All kitchens',
  'office.shell.theme': 'Theme',
  'office.shell.theme_system': 'As the system',
  'office.shell.theme_light': 'Light',
  'office.shell.theme_dark': 'Dark',
  'office.shell.language': 'Language',
  'office.shell.sign_out': 'Sign out',
  'office.shell.gone': 'No connection to the restaurant. New orders are not seen.',
  'office.shell.polling': 'The connection is poor: news come every 10 seconds',
  'office.shell.sound_on': 'Sound is on',
  'office.shell.sound_off': 'Sound is off',
  'office.shell.unlock_sound': 'Turn the sound on',

  // Screens
  'office.screen.start': 'Start',

  // Pieces of the interface
  'office.ui.close': 'Close',
  'office.ui.undo': 'Undo',
  'office.ui.try_again': 'Try again',
  'office.ui.failed': 'The screen did not open',
  'office.ui.failed_hint': 'The rest of the office works. Try again.',
  'office.ui.no_answer': 'The restaurant does not answer',
  'office.ui.no_answer_hint': 'Check the network: the screen opens as soon as there is an answer.',
  'office.ui.forbidden': 'This screen is not for your role',
  'office.ui.forbidden_hint': 'If you need it, ask the owner.',
  'office.ui.not_found': 'There is no such screen',
  'office.ui.not_found_hint': 'Perhaps the address was mistyped.',
  'office.ui.to_start': 'To the start',

  // Signing in
  'office.sign_in.title': 'Sign in to the office',
  'office.sign_in.look_around': 'Look around',
  'office.sign_in.look_as': 'Look around as {role}',
}
