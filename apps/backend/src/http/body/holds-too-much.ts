/** The fullest order has two hundred lines of fifty supplements: ten thousand objects and twenty thousand names. */
const MOST_OPENED = 30_000
const MOST_NAMED = 40_000

const [LIST, OBJECT, COLON] = [0x5b, 0x7b, 0x3a]

/** Whether a JSON text holds more lists, objects or names than anybody needs: a megabyte of `{}` takes long to read. */
export function holdsTooMuch(json: string): boolean {
  if (json.length < MOST_OPENED) return false
  let opened = 0
  let named = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === COLON) named += 1
    else if (sign === LIST || sign === OBJECT) opened += 1
  }
  return opened > MOST_OPENED || named > MOST_NAMED
}
