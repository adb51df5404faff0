/** Told to the window when the server no longer knows whose session this is. */
export const SESSION_OVER = 'samobranka:session-over'
