/** Has the browser keep a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has handed the file on by the next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
