import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/components/ui/query-provider'
import { withDialogs } from '@/testing/components/dialogs'
import { Chat } from './chat'
import { ChatPanel } from './chat-panel'
import { setDraft } from './draft'
import { forgetToken, storeToken } from './stored-token'

let answers: Record<string, () => Promise<Response>>
let calls: string[]
let bodies: unknown[]

const line = (id: number, role: 'user' | 'assistant', content: string) => ({
  id,
  role,
  content,
  dateSent: '2026-03-10T12:00:00.000Z',
  timeSent: '12:00',
})
const history = (...messages: object[]) =>
  Promise.resolve(Response.json({ chatID: '1', messages, chat_token: 'token' }))

withDialogs()
beforeEach(() => {
  storeToken('token')
  calls = []
  bodies = []
  answers = { 'GET messages': () => history() }
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (body !== undefined) bodies.push(JSON.parse(body))
    const call = `${method} ${path.split('/').at(-1)}`
    calls.push(call)
    return answers[call]?.() ?? Promise.reject(new Error(`No answer for ${call}.`))
  })
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  setDraft(null, '')
  forgetToken()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (owner: string | null = null) =>
  render(<Chat bot="Easel" owner={owner} username={owner} />)
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Message')

function send(text: string): void {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13 })
}

test('the history is loaded once, and the chat that is opened again shows it (G-91a)', async () => {
  answers['GET messages'] = () => history(line(1, 'user', 'Hello'))
  open()
  expect(await screen.findByText('Hello')).toBeTruthy()
  cleanup()
  open()
  expect(await screen.findByText('Hello')).toBeTruthy()
  expect(calls).toEqual(['GET messages'])
})

test('for somebody else the chat is loaded again, and nothing of the former one is left', async () => {
  answers['GET messages'] = () => history(line(1, 'user', 'Of a visitor'))
  const { rerender } = open()
  await screen.findByText('Of a visitor')
  answers['GET messages'] = () => history(line(2, 'user', 'Of a member'))
  rerender(<Chat bot="Easel" owner="1" username="anna" />)
  expect(screen.queryByText('Of a visitor')).toBeNull()
  expect(await screen.findByText('Of a member')).toBeTruthy()
  rerender(<Chat bot="Easel" owner={null} username={null} />)
  expect(screen.queryByText(/^Of a/)).toBeNull()
  expect(calls).toHaveLength(3)
})

test('an unsent line is shown to whoever typed it alone', async () => {
  open('1')
  fireEvent.change(input(), { target: { value: 'A line of Anna' } })
  cleanup()
  for (const owner of [null, '2']) {
    open(owner)
    expect(input().value).toBe('')
    cleanup()
  }
  open('1')
  expect(input().value).toBe('A line of Anna')
})

test('two presses send one message, and its answer follows it', async () => {
  let answer = (_: Response) => {}
  answers['POST message'] = () => new Promise((resolve) => (answer = resolve))
  open()
  await screen.findByText(/What's up dude/)
  send('Hello')
  send('Hello again')
  expect(input().value).toBe('Hello again')
  expect(await screen.findByText('the bot is typing')).toBeTruthy()
  expect(calls.filter((call) => call === 'POST message')).toHaveLength(1)
  await act(async () => answer(Response.json(line(5, 'assistant', 'Good day.'))))
  expect(await screen.findByText('Good day.')).toBeTruthy()
})

test('a refused message returns into the input, one that did not arrive can be sent again', async () => {
  open()
  await screen.findByText(/What's up dude/)
  answers['POST message'] = () =>
    Promise.resolve(Response.json({ error: 'Message is too long.' }, { status: 400 }))
  send('Too long')
  expect(await screen.findByDisplayValue('Too long')).toBe(input())
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()

  answers['POST message'] = () =>
    Promise.resolve(Response.json({ error: 'Please log in.' }, { status: 401 }))
  send('After the session')
  expect(await screen.findByDisplayValue('After the session')).toBe(input())

  delete answers['POST message']
  send('Anybody?')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  answers['POST message'] = () => Promise.resolve(Response.json(line(1, 'assistant', 'Yes.')))
  fireEvent.click(retry)
  expect(await screen.findByText('Yes.')).toBeTruthy()
})

test('a history that does not arrive is asked for again when the chat is next opened', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  delete answers['GET messages']
  open()
  expect(await screen.findByText(/What's up dude/)).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  cleanup()
  answers['GET messages'] = () => history(line(1, 'user', 'Hello'))
  open()
  expect(await screen.findByText('Hello')).toBeTruthy()
})

test('a visitor without a chat asks for no history, and the first question fetches the token before it', async () => {
  forgetToken()
  answers['POST message'] = () => Promise.resolve(Response.json(line(1, 'assistant', 'Yes.')))
  const page = <Chat bot="Easel" owner={null} username={null} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  render(page, { container, hydrate: true })
  expect(await screen.findByText(/What's up dude/)).toBeTruthy()
  await act(() => import('./chat-engine'))
  expect(calls).toEqual([])
  send('Anybody?')
  expect(input().value).toBe('')
  expect(await screen.findByText('Yes.')).toBeTruthy()
  expect(screen.getByText('Anybody?')).toBeTruthy()
  expect(calls).toEqual(['GET messages', 'POST message'])
})

test('an example question of an empty chat is sent with its time, zone and number (G-161)', async () => {
  answers['POST message'] = () => Promise.resolve(Response.json(line(1, 'assistant', 'Soon.')))
  render(<Chat bot="Easel" owner={null} username={null} isPage examples={['When is it?']} />)
  fireEvent.click(await screen.findByRole('button', { name: 'When is it?' }))
  expect(await screen.findByText('Soon.')).toBeTruthy()
  expect(bodies).toEqual([
    {
      id: expect.any(Number),
      message: 'When is it?',
      dateSent: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/),
    },
  ])
  expect(screen.queryByRole('button', { name: 'When is it?' })).toBeNull()
})

test('Escape closes the panel and nothing else', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const onClose = vi.fn()
  const bubble = { current: null }
  render(<ChatPanel bot="Easel" owner={null} username={null} bubble={bubble} onClose={onClose} />)
  await screen.findByText(/Ask something/)
  // False where others are told to leave the key alone.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a chat that was cleared shows no answer to a question that is gone', async () => {
  let answer: (response: Response) => void = () => {}
  answers['POST message'] = () => new Promise((resolve) => (answer = resolve))
  answers['DELETE messages'] = async () => Response.json({ message: 'Cleared.' })
  open('1')
  await screen.findByText(/Ask something/)
  fireEvent.click(screen.getByRole('button', { name: 'Options' }))
  send('Who are you?')
  await screen.findByText('Who are you?')
  fireEvent.click(screen.getByRole('button', { name: 'clear' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'clear' }))
  await waitFor(() => expect(screen.queryByText('Who are you?')).toBeNull())
  await act(async () =>
    answer(Response.json({ ...line(1, 'assistant', 'A bot.'), chat_token: 't' })),
  )
  expect(screen.queryByText('A bot.')).toBeNull()
})
