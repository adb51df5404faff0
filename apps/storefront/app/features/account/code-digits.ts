/** The digits of a code as it is typed, or out of the whole message that was pasted: the run that is as long as a code. */
export function codeDigits(typed: string, length: number): string {
  const runs = typed.replace(/(?<=\d)[ \u00A0-](?=\d)/g, '').match(/\d+/g) ?? []
  const whole = runs.find((run) => run.length === length)
  return whole ?? runs.join('').slice(0, length)
}
