import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { messageTemplate, officeReasons } from './office-settings.ts'

/** What whoever works with orders chooses from. */
export const orderChoices = noun('OrderChoices', {
  reasons: ['reasons', officeReasons, { refuse: [], cancel: [], refund: [], later: [] }],
  messageTemplates: ['message_templates', list(messageTemplate), []],
  acceptMinutes: ['accept_minutes', list(count), []],
})
