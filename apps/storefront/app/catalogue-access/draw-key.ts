/** `crypto.randomUUID` is not there on a plain http address, which a kitchen's tablet may well use. */
export function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
