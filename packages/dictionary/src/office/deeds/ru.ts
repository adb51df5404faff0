/** Who did something with an order, where it was nobody of the staff. */
export const deeds = {
  'office.who.customer': 'гость',
  'office.who.operator': 'касса или другая программа',
  'office.who.auto': 'автоматически',
}
