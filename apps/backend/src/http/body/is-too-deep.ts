/** Deeper than anything the contract knows; whoever walks through a body by calling himself must come back. */
const DEEPEST = 64

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d]

/** Whether a JSON text holds lists and objects in each other beyond all reason. */
export function isTooDeep(json: string): boolean {
  return opensMoreThan(json, DEEPEST) && isDeeper(json)
}

/** A text that opens few has none in each other beyond that: to search for them costs an eighth of reading it. */
function opensMoreThan(json: string, most: number): boolean {
  let room = most
  for (const opening of ['[', '{'])
    for (let at = json.indexOf(opening); at !== -1; at = json.indexOf(opening, at + 1)) {
      room -= 1
      if (room < 0) return true
    }
  return false
}

function isDeeper(json: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isQuoted) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) isQuoted = false
    } else if (sign === QUOTE) isQuoted = true
    else if (sign === LIST || sign === OBJECT) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (sign === LIST_END || sign === OBJECT_END) depth -= 1
  }
  return false
}
