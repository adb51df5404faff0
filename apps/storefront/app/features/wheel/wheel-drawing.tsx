import type { Ref } from 'react'
import type { WheelSectorView } from './load-wheel.ts'

const RADIUS = 190
const LONGEST_LABEL = 18

interface Props {
  readonly ref: Ref<SVGGElement>
  readonly sectors: readonly WheelSectorView[]
  /** The sector under the pointer once the wheel has stopped. */
  readonly landed: number | null
}

/** Only a picture: the list beside it says the same to those who do not see it. */
export function WheelDrawing({ ref, sectors, landed }: Props) {
  const step = 360 / sectors.length
  return (
    <div className="wheel" data-landed={landed ?? undefined} aria-hidden="true">
      <svg viewBox="-200 -200 400 400" className="wheel-face" aria-hidden="true">
        <circle r={198} className="wheel-rim" />
        <g ref={ref} className="wheel-turning">
          {sectors.map(({ id, label, type }, at) => (
            <g key={id} transform={`rotate(${at * step})`} data-landed={landed === id ? '' : undefined}>
              <path d={slice(step)} className="wheel-sector" data-tone={toneOf(at, sectors.length, type)} />
              <text
                className="wheel-label"
                data-tone={toneOf(at, sectors.length, type)}
                transform={`rotate(${step / 2 - 90}) translate(${RADIUS - 16} 0)`}
                textAnchor="end"
                dominantBaseline="middle"
              >
                {label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label}
              </text>
            </g>
          ))}
          {sectors.map(({ id }, at) => (
            <circle
              key={id}
              r={4}
              cy={-RADIUS + 1}
              transform={`rotate(${at * step})`}
              className="wheel-pin"
            />
          ))}
        </g>
        <circle r={34} className="wheel-hub" />
        <circle r={12} className="wheel-hub-eye" />
        <path d="M0 -166 L-15 -200 A 16 16 0 0 1 15 -200 Z" className="wheel-pointer" />
      </svg>
    </div>
  )
}

function slice(step: number): string {
  if (step >= 360) return `M0 ${-RADIUS} A${RADIUS} ${RADIUS} 0 1 1 -0.1 ${-RADIUS} Z`
  const end = (step * Math.PI) / 180
  const [x, y] = [Math.sin(end) * RADIUS, -Math.cos(end) * RADIUS]
  return `M0 0 L0 ${-RADIUS} A${RADIUS} ${RADIUS} 0 ${step > 180 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)} Z`
}

/** Neighbours differ, also the last from the first; an empty sector looks empty. */
function toneOf(at: number, count: number, type: WheelSectorView['type']): string {
  if (type === 'nothing') return 'none'
  if (count % 2 === 1 && at === count - 1) return 'c'
  return at % 2 === 0 ? 'a' : 'b'
}
