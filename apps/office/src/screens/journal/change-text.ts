/** «role: kitchen, kitchens: 1 → role: manager»: what was before and after, without the signs of programs. */
export function changeText(before: unknown, after: unknown): string {
  const [was, is] = [plain(before), plain(after)]
  return was === '' ? is : `${was} → ${is || '∅'}`
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.length === 0 ? '∅' : value.map(plain).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${plain(part) || '∅'}`)
    .join(' · ')
}
