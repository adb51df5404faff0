/** Short words allow no slip: «суп» must not find «суд». */
export function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
