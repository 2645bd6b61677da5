import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReloading, restoreTyped, watchFiles } from './after-update'
import { store } from './stored-text'

const reload = vi.fn()
let endWatch = () => {}

beforeEach(() => {
  vi.stubGlobal('location', {
    pathname: '/signup',
    search: '',
    href: 'http://a.test/signup',
    reload,
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  )
  endWatch = watchFiles()
})
afterEach(() => {
  endWatch()
  cleanup()
  reload.mockReset()
  for (const key of ['typed before the update', 'reloaded for']) store('session', key, null)
  vi.unstubAllGlobals()
})

function failToLoad(src: string): void {
  const script = document.head.appendChild(document.createElement('script'))
  script.type = 'text/plain'
  script.src = src
  script.dispatchEvent(new Event('error'))
  script.remove()
}

function Page() {
  const [name, setName] = useState('')
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="note" />
      <input type="checkbox" name="terms" />
      <input type="password" name="password" />
      <output>{name}</output>
    </form>
  )
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

test('a file that is gone loads the page again, and what was typed is there again', async () => {
  const { unmount } = render(<Page />)
  fireEvent.change(field('name'), { target: { value: 'anna' } })
  fireEvent.change(field('note'), { target: { value: 'two\nlines' } })
  fireEvent.click(field('terms'))
  fireEvent.change(field('password'), { target: { value: 'secret' } })
  failToLoad('http://a.test/_next/static/chunks/a.js')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  unmount()
  render(<Page />)
  act(restoreTyped)
  expect(screen.getByRole('status').textContent).toBe('anna')
  expect(field('note').value).toBe('two\nlines')
  expect(field('terms').checked).toBe(true)
  expect(field('password').value).toBe('')
})

test('the same file loads the page again only once', async () => {
  store('session', 'reloaded for', 'http://a.test/_next/static/chunks/b.js')
  failToLoad('http://a.test/_next/static/chunks/b.js')
  expect(await isReloading()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the file is there', async () => new Response(null, { status: 200 })],
])('%s nothing is loaded again', async (_, answer) => {
  vi.mocked(fetch).mockImplementation(answer)
  failToLoad('http://a.test/_next/static/chunks/c.js')
  expect(await isReloading()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a script of somebody else is not looked at', async () => {
  failToLoad('http://b.test/widget.js')
  expect(await isReloading()).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})
