/** 0:59, 12:05, 23:59:59: a time left as every language reads it. */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
