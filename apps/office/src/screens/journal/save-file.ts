/** Gives the text to the person as a file; spreadsheets know by its first sign that it is Unicode. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\u{feff}', text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
