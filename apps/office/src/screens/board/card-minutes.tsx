import { useEffect, useRef } from 'react'
import { minuteChoices } from '../orders-at-work/minute-choices.ts'
import { MinutesRadios } from '../orders-at-work/minutes-radios.tsx'
import { useOrderChoices } from '../orders-at-work/use-order-choices.ts'

interface CardMinutesProps {
  readonly suggested: number | null
  readonly chosen: number
  onChoose(minutes: number): void
}

/** The minutes of a new order, on its card; shown whole, also where the card stood at the edge. */
export function CardMinutes({ suggested, chosen, onChoose }: CardMinutesProps) {
  const { acceptMinutes } = useOrderChoices()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <MinutesRadios
        minutes={minuteChoices(suggested, acceptMinutes).minutes}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}
