// @ts-check
/** Before the first paint: a dark office must not flash white. A file of its own, as the policy runs no script in the page. */
;(() => {
  /** @type {string | null} */
  let chosen = null
  try {
    const person = localStorage.getItem('samobranka-office:person') ?? 'nobody'
    chosen = localStorage.getItem(`samobranka-office:${person}:theme`)
  } catch {
    // A browser that keeps nothing follows its system.
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
