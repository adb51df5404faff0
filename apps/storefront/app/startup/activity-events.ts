/**
 * What a visitor does first when he moves in the page himself. A finger is a pointer: who hears touches as well makes
 * the browser ask the page about each of them.
 */
export const ACTIVITY_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const
