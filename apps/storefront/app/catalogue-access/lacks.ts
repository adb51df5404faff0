/** As `useLacks`, where there are no components: the page says it on its own element. */
export function lacks(call: string): boolean {
  return document.documentElement.dataset.lacking?.split(' ').includes(call) ?? false
}
