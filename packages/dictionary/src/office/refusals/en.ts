import type { refusals as source } from './ru.ts'

export const refusals: Record<keyof typeof source, string> = {
  'office.refusal.no_permission': 'Your role may not do this',
  'office.refusal.step_up_required': 'Confirm that it is you, by your passkey or password',
  'office.refusal.production_only_staff': 'Looking around like this works in a trial business only',
  'office.refusal.somebody_was_first': 'Already done by {who}, {time}',
  'office.refusal.unknown_reason': 'Choose a reason from the list',
  'office.refusal.paid_differently': 'What was paid does not add up to the order: {sum}',
  'office.refusal.nothing_to_refund': 'There is nothing to give back for this order',
  'office.refusal.too_much_refund': 'No more can be given back than is left: {sum}',
  'office.refusal.too_late': 'Five seconds are over, it is done',
  // Printing
  'office.refusal.somebody_prints': 'Another screen prints already: {who}',
  'office.refusal.not_the_print_station': 'This screen does not print for the kitchen any more',
}
