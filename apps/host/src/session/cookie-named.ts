export function cookieNamed(header: string, wanted: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === wanted && value) return value
  }
  return null
}
