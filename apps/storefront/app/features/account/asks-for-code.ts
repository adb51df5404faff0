/** What the server refuses for want of a proven phone. */
export function asksForCode(code: string): code is 'phone_code_required' | 'too_many_orders' {
  return code === 'phone_code_required' || code === 'too_many_orders'
}
