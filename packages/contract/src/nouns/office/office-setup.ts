import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text, verbatim } from '../../wire/text.ts'
import { officeSettings } from './office-settings.ts'

/** office.json with what there is to choose from, and the name of this state of it. */
export const officeSetup = noun('OfficeSetup', {
  version: ['version', verbatim],
  settings: ['settings', officeSettings],
  categories: [
    'categories',
    list(noun('CategoryName', { id: ['id', id], name: ['name', text, ''], parent: ['parent', id, 0] })),
    [],
  ],
})
export type OfficeSetup = Domain<typeof officeSetup>

/** `version` is the state that was changed: of two who change the same one the second is told. */
export const officeSetupBody = noun('OfficeSetupBody', {
  version: ['version', maxLength(verbatim, LIMITS.key)],
  settings: ['settings', officeSettings],
})
