/** A path with its escapes read; a malformed one names nothing. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
