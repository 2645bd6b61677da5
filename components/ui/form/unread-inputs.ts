/**
 * The inputs whose text the browser cannot read, such as half a date: their value is empty, so
 * that what was typed would be stored as nothing. The keys are their names.
 */
export function unreadIn(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.validity.badInput && element.name !== '',
  )
  return Object.fromEntries(inputs.map(({ name, type }) => [name, textFor(type)]))
}

function textFor(type: string): string {
  return type === 'number' ? 'Please enter a number.' : 'Please enter the whole date.'
}
