/** Four to six digits, and none of those that everybody tries first. */
export function isPin(text: string): boolean {
  if (!/^\d{4,6}$/.test(text)) return false
  const steps = [...text].slice(1).map((digit, at) => Number(digit) - Number(text[at]))
  return !(new Set(steps).size === 1 && [0, 1, -1].includes(steps[0] ?? 0)) && text !== '1212'
}
