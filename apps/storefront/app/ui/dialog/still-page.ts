/** Keeps the page under a dialog where it is; answers how to let it go. */
export function stillPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  // The place of a scrollbar that takes some stays: without it the page would grow wider and jump.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => Object.assign(style, before)
}
