export const PLACE_KEY = 'samobranka:place'
