import { ClosedNote } from '../opening-hours/index.ts'
import { useOrderingDisabled } from '../popups/index.ts'

/** A closed kitchen, told with the cart; ordering ahead is offered where orders are taken at all. */
export function ClosedHoursNote() {
  const disabled = useOrderingDisabled()
  return <ClosedNote takesOrders={disabled === null} />
}
