/** The page counts from the server's instant: a visitor's clock may be hours off and would open a closed kitchen. */
let offset = 0

export function setServerTime(now: number): void {
  offset = now - performance.timeOrigin - performance.now()
}

export function serverTime(): Date {
  return new Date(performance.timeOrigin + performance.now() + offset)
}
