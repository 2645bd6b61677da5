import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '@/testing/components/router'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import type { Failure } from './failure'
import { Field } from './field'
import { Form, FormError, SubmitButton } from './form'
import { type SubmitOptions, useSubmit } from './use-submit'

const send = vi.fn<(name: string) => Promise<string>>()

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

const check = (form: HTMLFormElement): Record<string, string> =>
  new FormData(form).get('name') === '' ? { name: 'Please enter a name.' } : {}

function NameForm({ options = {} }: { options?: SubmitOptions<string, 'submit'> }) {
  const submit = useSubmit(options)
  return (
    <Form
      submit={submit}
      check={check}
      onSubmit={(data) => void submit.run(() => send(String(data.get('name'))), options)}
    >
      <Field label="Name" name="name" />
      <Field label="Colour" name="colour" />
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const colour = () => screen.getByLabelText<HTMLInputElement>('Colour')
const save = () => screen.getByRole('button', { name: 'Save' })
const summary = () => screen.getByRole('alert')

async function submitAs(text: string): Promise<void> {
  await userEvent.type(name(), text)
  await userEvent.click(save())
}

/** A promise and what settles it. */
function pending() {
  let settle: { resolve: (text: string) => void; reject: (reason: unknown) => void } | undefined
  send.mockReturnValueOnce(new Promise((resolve, reject) => (settle = { resolve, reject })))
  return () => {
    if (!settle) throw new Error('Nothing was sent.')
    return settle
  }
}

test('a form is busy while it sends, and takes no second press', async () => {
  const call = pending()
  render(<NameForm options={{ success: 'Saved.', refresh: true }} />)
  await submitAs('anna')
  expect(save().getAttribute('aria-busy')).toBe('true')
  await userEvent.click(save())
  await userEvent.type(name(), '{Enter}')
  expect(send).toHaveBeenCalledTimes(1)
  call().resolve('anna')
  await waitFor(() => expect(save().hasAttribute('aria-busy')).toBe(false))
  expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Saved.', undefined)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('the first wrong field takes the focus, the summary is for screen readers, typed text stays', async () => {
  const fields = { colour: 'No such colour.' }
  send.mockRejectedValueOnce(new ApiError(400, 'No such colour.', { fields }))
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(document.activeElement).toBe(colour()))
  expect(colour().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('No such colour.')).toHaveLength(2)
  expect(summary().querySelector('p')?.className).toBe('visually-hidden')
  expect(name().value).toBe('anna')
  expect(name().hasAttribute('aria-invalid')).toBe(false)
})

test('what no field is about is shown in the summary', async () => {
  send.mockRejectedValueOnce(new ApiError(429, 'Too many attempts.', 'Too many attempts.', 60))
  render(<NameForm />)
  await submitAs('anna')
  const message = 'Too many attempts. Please try again in 1 minute.'
  await waitFor(() => expect(summary().textContent).toBe(message))
  expect(summary().querySelector('p')?.className).not.toBe('visually-hidden')
  expect(name().value).toBe('anna')
})

test('a wait that the text names already is not told twice (G-152)', async () => {
  const text = 'Too many requests. Please try again in 3 minutes.'
  send.mockRejectedValueOnce(new ApiError(429, text, text, 150))
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe(text))
})

test('a 429 says when it goes on, after a text of the form, at its field and in a notice', async () => {
  send.mockRejectedValueOnce(new ApiError(429, 'Too many.', 'Too many.', 150))
  const mapError = ({ text }: Failure) => ({ text: 'Not saved.', fields: { colour: text } })
  render(<NameForm options={{ mapError, toastsFailure: true }} />)
  await submitAs('anna')
  const wait = 'Please try again in 3 minutes.'
  await waitFor(() => expect(summary().textContent).toBe(`Not saved. ${wait}`))
  expect(showToast).toHaveBeenCalledExactlyOnceWith('error', `Not saved. ${wait}`, undefined)
  send.mockRejectedValueOnce(new ApiError(429, 'Not saved.', 'Not saved.', 150))
  cleanup()
  render(<NameForm options={{ mapError: ({ text }) => ({ fields: { colour: text } }) }} />)
  await submitAs('anna')
  await waitFor(() => expect(colour().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(`Not saved. ${wait}`)).toHaveLength(2)
  expect(summary().querySelector('p')?.className).toBe('visually-hidden')
})

test('what the server in front answered is told as it is, whatever the form makes of failures', async () => {
  const text = 'The server in front takes no files of this size.'
  send.mockRejectedValueOnce(new ApiError(413, text, null, null, true))
  const mapError = () => ({ text: 'Not saved.', fields: { colour: 'Wrong.' } })
  render(<NameForm options={{ mapError, fallback: 'Failed.', toastsFailure: true }} />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe(text))
  expect(showToast).toHaveBeenCalledExactlyOnceWith('error', text, undefined)
  expect(colour().hasAttribute('aria-invalid')).toBe(false)
})

test('other failures and a 429 without a time say nothing of it', async () => {
  const texts = [new ApiError(503, 'Down.', 'Down.', 60), new ApiError(429, 'Enough.', 'Enough.')]
  render(<NameForm />)
  for (const error of texts) {
    send.mockRejectedValueOnce(error)
    await submitAs('a')
    await waitFor(() => expect(summary().textContent).toBe(error.message))
  }
})

test('the error of a field goes when the field is edited, the others stay', async () => {
  const fields = { name: 'Taken.', colour: 'No such colour.' }
  send.mockRejectedValueOnce(new ApiError(400, 'Taken.', { fields }))
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(name(), 'b')
  expect(name().hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText('Taken.')).toBeNull()
  expect(document.activeElement).toBe(name())
  expect(colour().getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(colour(), 'c')
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  expect(summary().textContent).toBe('')
})

test('an error that no field has stays while fields are edited', async () => {
  send.mockRejectedValueOnce(new ApiError(409, 'Changed meanwhile.', 'Changed meanwhile.'))
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe('Changed meanwhile.'))
  await userEvent.type(name(), 'b')
  expect(summary().textContent).toBe('Changed meanwhile.')
  expect(summary().querySelector('p')?.className).not.toBe('visually-hidden')
})

test('the same error is shown again by the next failure', async () => {
  const refusal = () => new ApiError(400, 'Taken.', { fields: { name: 'Taken.' } })
  render(<NameForm />)
  for (const text of ['anna', 'ben']) {
    send.mockRejectedValueOnce(refusal())
    await submitAs(text)
    await waitFor(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(name())
  }
})

test('a lost connection is told in words, and another try sends what was typed', async () => {
  send.mockRejectedValueOnce(new ApiError(0, 'Failed to connect to the server.'))
  send.mockResolvedValueOnce('anna')
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe('Failed to connect to the server.'))
  await userEvent.click(save())
  await waitFor(() => expect(summary().textContent).toBe(''))
  expect(send.mock.calls).toEqual([['anna'], ['anna']])
})

test('a failed check sends nothing', async () => {
  render(<NameForm />)
  await userEvent.click(save())
  expect(document.activeElement).toBe(name())
  expect(summary().textContent).toBe('Please enter a name.')
  expect(send).not.toHaveBeenCalled()
})

test('a fallback is told only where the server gave no text, in a notice if asked for', async () => {
  send.mockRejectedValueOnce(new ApiError(0, 'Failed to connect to the server.'))
  send.mockRejectedValueOnce(new ApiError(409, 'Taken.', { error: 'Taken.' }))
  const options = {
    fallback: 'Not saved.',
    toastsFailure: true,
    notice: { length: 'short' },
  } as const
  render(<NameForm options={options} />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe('Not saved.'))
  await userEvent.click(save())
  await waitFor(() => expect(summary().textContent).toBe('Taken.'))
  expect(vi.mocked(showToast).mock.calls).toEqual([
    ['error', 'Not saved.', { length: 'short' }],
    ['error', 'Taken.', { length: 'short' }],
  ])
})

test('an aborted work is no failure', async () => {
  const onFailure = vi.fn()
  send.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  render(<NameForm options={{ onFailure }} />)
  await submitAs('anna')
  await waitFor(() => expect(save().hasAttribute('aria-busy')).toBe(false))
  expect(summary().textContent).toBe('')
  expect(onFailure).not.toHaveBeenCalled()
})

test('anything else than a refusal is an unknown error', async () => {
  send.mockRejectedValueOnce(new TypeError('secret'))
  render(<NameForm />)
  await submitAs('anna')
  await waitFor(() => expect(summary().textContent).toBe('An unknown error occurred.'))
})
