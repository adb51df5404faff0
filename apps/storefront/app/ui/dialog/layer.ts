import { filterReactEvents } from '../../startup/react-event-filter.ts'

let layer: HTMLElement | undefined

/**
 * Where all dialogs lie, the later above the earlier. One for all: React listens to eighty kinds of events in every
 * new place it is given, and that would be a part of each opening.
 */
export function dialogLayer(): HTMLElement {
  if (layer?.isConnected) return layer
  layer = document.createElement('div')
  filterReactEvents(layer)
  document.body.append(layer)
  return layer
}
