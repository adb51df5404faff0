import { landingAngle } from './wheel-angle.ts'

const TURN_MS = 620
const STOP_MS = 4200
const TURNS = 5

/** One wheel on the screen: it begins to turn at once and stops where it is told, never before it is told. */
export class TurningWheel {
  readonly #element: SVGGElement
  #angle = 0
  #running: Animation | null = null

  constructor(element: SVGGElement) {
    this.#element = element
  }

  /** Turns on and on: nobody knows yet where to. */
  begin(): void {
    if (prefersStillness()) return
    const hours = 60_000
    this.#running = this.#element.animate(
      [turned(this.#angle), turned(this.#angle + (hours / TURN_MS) * 360)],
      { duration: hours, easing: 'linear' },
    )
  }

  async land(index: number, count: number): Promise<void> {
    const lean = Math.random() * 2 - 1
    const from = this.#now()
    const to = landingAngle(from, index, count, TURNS, lean)
    this.#running?.cancel()
    this.#running = null
    this.#angle = to % 360
    this.#element.style.transform = `rotate(${this.#angle}deg)`
    if (prefersStillness()) return
    // The first moment of the curve is as fast as the turning was: the wheel does not stumble.
    const stop = this.#element.animate([turned(from), turned(to)], {
      duration: STOP_MS,
      easing: 'cubic-bezier(0.16, 0.68, 0.12, 1)',
    })
    await stop.finished.catch(() => {})
  }

  /** Nobody answered: it stays where it is. */
  stop(): void {
    this.#angle = this.#now() % 360
    this.#running?.cancel()
    this.#running = null
    this.#element.style.transform = `rotate(${this.#angle}deg)`
  }

  #now(): number {
    const passed = Number(this.#running?.currentTime ?? 0)
    return this.#angle + (passed / TURN_MS) * 360
  }
}

const turned = (angle: number): Keyframe => ({ transform: `rotate(${angle}deg)` })

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
