import { pauseEvery } from '@samobranka/contract/pause'

/** A frame has room for this beside what the page itself does: it is drawn, and taps are answered, between slices. */
const SLICE_MS = 8

/** For work that takes longer than a frame. */
export const pauseEachSlice = () => pauseEvery(SLICE_MS)
