import { useEffect, useRef, useState } from 'react'
import { countdownText } from '../../format/countdown-text.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { useSecondsLeft } from '../../ui/use-seconds-left.ts'

interface Props {
  readonly waitMs: number
  /** The hour has come. */
  readonly onFree: () => void
}

export function NextSpin({ waitMs, onFree }: Props) {
  const t = useTranslate()
  const [until, setUntil] = useState<number | null>(null)
  const tell = useRef(onFree)
  tell.current = onFree
  useEffect(() => {
    setUntil(performance.now() + waitMs)
    // Longer than a timer can count: the next visit tells.
    if (waitMs > 2 ** 31 - 1) return
    const timer = setTimeout(() => tell.current(), waitMs + 500)
    return () => clearTimeout(timer)
  }, [waitMs])
  const left = useSecondsLeft(until)
  const time = countdownText(until === null ? waitMs / 1000 : left)
  return <p className="tabular-nums text-ink-soft">{t('wheel.nextSpin', { time })}</p>
}
