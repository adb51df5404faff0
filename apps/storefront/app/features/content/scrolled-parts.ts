/** Wide tables and long lines scroll in a frame of their own, which the keyboard can reach; the page never scrolls sideways. */
export function scrolledParts(html: string): string {
  return html
    .replace(/<table\b/gi, '<div class="prose-table" tabindex="0"><table')
    .replace(/<\/table>/gi, '</table></div>')
    .replace(/<pre\b/gi, '<pre tabindex="0"')
}
