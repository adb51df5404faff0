/** Deeper than anything the contract knows; whoever walks through a body by calling himself must come back. */
const DEEPEST = 64

/** Whether a JSON text holds lists and objects in each other beyond all reason. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}
