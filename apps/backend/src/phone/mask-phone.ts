/** «+79161234567» → «+7********67»: enough to know one's own number, too little to call it. */
export function maskPhone(phone: string): string {
  const shown = 2
  const country = phone.startsWith('+') ? 2 : 0
  const hidden = Math.max(0, phone.length - country - shown)
  return `${phone.slice(0, country)}${'*'.repeat(hidden)}${phone.slice(country + hidden)}`
}
