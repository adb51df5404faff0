/** A wide table scrolls in a frame of its own, which the keyboard can reach; the page never scrolls sideways. */
export function framedTables(html: string): string {
  return html
    .replace(/<table\b/gi, '<div class="prose-table" tabindex="0"><table')
    .replace(/<\/table>/gi, '</table></div>')
}
