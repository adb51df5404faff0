import { type Domain, officeOrderChoices } from '@samobranka/contract'
import { useCall } from '../../api/use-call.ts'

type OrderChoices = Domain<NonNullable<typeof officeOrderChoices.answer>>

const NONE: OrderChoices = {
  reasons: { refuse: [], cancel: [], refund: [], later: [] },
  messageTemplates: [],
  acceptMinutes: [],
}

/** The reasons, templates and minutes that the restaurant chose for itself. */
export const useOrderChoices = (): OrderChoices => useCall(officeOrderChoices).data ?? NONE
