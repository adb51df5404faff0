/** Where the service worker keeps the pages that were seen, as they looked with the cookies of that time. */
export const KEPT_PAGES = 'samobranka-pages'
