import { useI18n } from '../../../i18n/i18n.tsx'
import { problemText } from './problem-text.ts'
import type { Trouble } from './trouble.ts'

interface Props {
  readonly troubles: readonly Trouble[]
}

/** Beside the part they are about; the region is there from the start, so that what appears in it is read out. */
export function ProblemList({ troubles }: Props) {
  const { t, money } = useI18n()
  const texts = [...new Set(troubles.map((trouble) => problemText(trouble, t, money)))]
  return (
    <div role="alert" className="part-troubles">
      {texts.map((text) => (
        <p key={text} className="field-problem">
          {text}
        </p>
      ))}
    </div>
  )
}
