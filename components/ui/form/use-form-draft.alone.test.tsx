import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStoredUser, storeUser } from '@/components/ui/stored-user'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(cleanup)

/** Opens a form with a draft as after a reload: nothing is known but what the browser kept. */
async function open(): Promise<() => void> {
  vi.resetModules()
  const { useFormDraft } = await import('./use-form-draft')
  let forget = () => {}
  function Note() {
    const form = useRef<HTMLFormElement>(null)
    const draft = useFormDraft('note', form)
    forget = draft.clear
    return (
      <form ref={form}>
        <input aria-label="title" name="title" defaultValue="untitled" />
        <textarea aria-label="text" name="text" />
        <select aria-label="kind" name="kind">
          <option>tea</option>
          <option>coffee</option>
        </select>
        <input aria-label="public" name="public" type="checkbox" />
        <input aria-label="secret" name="secret" type="password" />
        <input aria-label="key" name="key" data-secret />
      </form>
    )
  }
  cleanup()
  render(<Note />)
  return forget
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('a draft outlives a reload, without its passwords and secrets', async () => {
  await open()
  fireEvent.input(field('title'), { target: { value: 'Low tide' } })
  fireEvent.input(field('text'), { target: { value: 'A line.\nAnother.' } })
  fireEvent.input(field('kind'), { target: { value: 'coffee' } })
  fireEvent.input(field('secret'), { target: { value: 'hunter2' } })
  fireEvent.input(field('key'), { target: { value: 'hunter2' } })
  fireEvent.click(field('public'))
  await open()
  expect(field('title').value).toBe('Low tide')
  expect(field('text').value).toBe('A line.\nAnother.')
  expect(field('kind').value).toBe('coffee')
  expect(field('public').checked).toBe(true)
  expect(field('secret').value).toBe('')
  expect(JSON.stringify(sessionStorage)).not.toContain('hunter2')
})

test('a draft that was sent is forgotten', async () => {
  const forget = await open()
  fireEvent.input(field('title'), { target: { value: 'Low tide' } })
  act(forget)
  await open()
  expect(field('title').value).toBe('untitled')
})

test('what the storage holds by accident is left aside', async () => {
  for (const text of ['{"note by', '7', JSON.stringify({ 'note by ': '{"title":7,' })]) {
    sessionStorage.setItem('drafts', text)
    await open()
    expect(field('title').value).toBe('untitled')
  }
})

function logIn(_id: string): void {
  storeUser({ _id, username: _id, email: `${_id}@example.org`, role: 'user' })
}

test('what one account typed is shown to it alone, also where its session ended meanwhile', async () => {
  logIn('anna')
  await open()
  clearStoredUser()
  fireEvent.input(field('title'), { target: { value: 'Low tide' } })
  for (const comes of [clearStoredUser, () => logIn('ben')]) {
    comes()
    await open()
    expect(field('title').value).toBe('untitled')
  }
  logIn('anna')
  await open()
  expect(field('title').value).toBe('Low tide')
})

test('a log-out removes every draft of the tab, from the memory of the page too', async () => {
  logIn('anna')
  const forget = async () => (await import('./draft-store')).forgetDrafts()
  for (const reload of [open, async () => cleanup()]) {
    await open()
    fireEvent.input(field('title'), { target: { value: 'Low tide' } })
    await reload()
    await forget()
    expect(JSON.stringify(sessionStorage)).not.toContain('Low tide')
    await open()
    expect(field('title').value).toBe('untitled')
  }
})
