/** What a visitor does first when he moves in the page himself. */
export const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
