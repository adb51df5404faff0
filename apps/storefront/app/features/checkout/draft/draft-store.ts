import { create } from 'zustand'
import { readKept, writeKept } from '../../../routing/browser-storage.ts'
import { afterOrder, DRAFT_KEY, type Draft, EMPTY_DRAFT, readDraft } from './draft.ts'

interface DraftState {
  readonly draft: Draft
  /** False until the kept draft has been read. */
  readonly ready: boolean
}

export const useDraft = create<DraftState>(() => ({ draft: EMPTY_DRAFT, ready: false }))

/** What was typed survives a reload, Back and a closed tab. */
export function restoreDraft(wish: Partial<Draft>): void {
  const kept = useDraft.getState().ready ? useDraft.getState().draft : readDraft(readKept(DRAFT_KEY))
  useDraft.setState({ draft: { ...kept, ...wish }, ready: true })
}

export function changeDraft(change: Partial<Draft>): void {
  keep({ ...useDraft.getState().draft, ...change })
}

export function settleDraft(): void {
  keep(afterOrder(useDraft.getState().draft))
}

function keep(draft: Draft): void {
  useDraft.setState({ draft })
  writeKept(DRAFT_KEY, JSON.stringify(draft))
}
