import type { OfficeOrder } from '@samobranka/contract'
import { isOfficeKey, type OfficeKey } from '@samobranka/dictionary'

type StoryEntry = OfficeOrder['story'][number]

export interface StoryLine {
  readonly at: string
  readonly words: OfficeKey | null
  /** Said after the words: a note, a message. */
  readonly text: string
  readonly minutes: number | null
  /** Whole rubles and kopecks as the story has them: «1290.00». */
  readonly amount: string
  /** A name, or what they are. */
  readonly by: OfficeKey | string
}

/** The journal tells these as well; it knows who moved the order, and the order's own history where to. */
const MOVES = new Set(['move', 'hand_over', 'refuse', 'cancel'])
const TOLD_ELSEWHERE = new Set([...MOVES, 'noted', 'messaged'])
const SAME_MOMENT_MS = 2_000

/** What happened, the latest first; nothing twice, and everybody by name who has one. */
export function storyLines(story: readonly StoryEntry[]): readonly StoryLine[] {
  const movers = story.filter(({ kind }) => MOVES.has(kind))
  return story
    .flatMap((entry) => {
      if (entry.kind !== 'status' || entry.by !== 'staff') return storyLine(entry) ?? []
      const mover = movers.find(
        (move) => Math.abs(Date.parse(move.at) - Date.parse(entry.at)) < SAME_MOMENT_MS,
      )
      return storyLine({ ...entry, by: mover?.by ?? entry.by }) ?? []
    })
    .reverse()
}

function storyLine({ at, kind, by, text }: StoryEntry): StoryLine | null {
  const isJournal = text.startsWith('{') || text.startsWith('"') || text === ''
  if (TOLD_ELSEWHERE.has(kind) || (kind === 'refund' && isJournal)) return null
  const who = `office.orders.by_${by}`
  const line = { at, text: '', minutes: null, amount: '', by: isOfficeKey(who) ? who : by }
  const words = (name: string) => {
    const key = `office.orders.story_${name.replaceAll('.', '_')}`
    return isOfficeKey(key) ? key : null
  }
  if (kind === 'status') return { ...line, words: words(`status_${text}`) }
  const [, state, amount] = /^(?:payment |cash )?(\w+) (\d+\.\d\d)$/.exec(text) ?? []
  if (kind === 'payment' || kind === 'refund')
    return { ...line, words: words(`${kind}_${state}`) ?? words(kind), amount: amount ?? '' }
  const minutes = /"minutes":(\d+)/.exec(text)?.[1]
  return {
    ...line,
    words: words(kind),
    minutes: minutes === undefined ? null : Number(minutes),
    text: isJournal ? '' : text,
  }
}
