import type { Key } from '@samobranka/dictionary'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'

const LIKED: readonly Key[] = ['order.tagTasty', 'order.tagFast', 'order.tagPolite', 'order.tagPackaging']
const DISLIKED: readonly Key[] = ['order.tagLate', 'order.tagCold', 'order.tagMissing', 'order.tagNotTasty']
const GOOD = 4

interface RatingTags {
  /** In the visitor's words; those of the other mood do not count. */
  readonly said: readonly string[]
  readonly field: ReactNode
}

/** What the stars were for: praise from four stars up, complaints below. */
export function useRatingTags(stars: number): RatingTags {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly Key[]>([])
  const offered = stars >= GOOD ? LIKED : DISLIKED
  const toggle = (tag: Key) =>
    setChosen(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
  const field = (
    <fieldset className="tags">
      <legend>{stars >= GOOD ? t('order.tagsLike') : t('order.tagsDislike')}</legend>
      {offered.map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(tag)}
          onClick={() => toggle(tag)}
        >
          {t(tag)}
        </button>
      ))}
    </fieldset>
  )
  return {
    said: chosen.filter((tag) => offered.includes(tag)).map((tag) => t(tag)),
    field: stars > 0 ? field : null,
  }
}
