const LONGEST = 254

/** Something before one @, a dotted name after it. Whether letters arrive there only a letter can tell. */
export function isEmail(text: string): boolean {
  const [local, domain, ...rest] = text.split('@')
  if (!local || !domain || rest.length > 0 || text.length > LONGEST || /[\s<>"(),:;\\[\]]/.test(text))
    return false
  const labels = domain.split('.')
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label))
  )
}
