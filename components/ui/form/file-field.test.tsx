import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { FileField } from './file-field'
import type { FileRules, Prepared } from './file-rules'
import { Form, FormError, SubmitButton } from './form'
import { useSubmit } from './use-submit'
import { type UploadControl, useUpload } from './use-upload'

const send = vi.fn<(file: File, control: UploadControl) => Promise<string>>()
const picture = new File(['picture'], 'boat.png', { type: 'image/png' })

beforeEach(() => {
  vi.clearAllMocks()
  URL.createObjectURL = () => 'blob:boat'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

const RULES = { accept: ['image/png', 'image/svg+xml'], maxBytes: 100 }

type IconFormProps = { rules?: FileRules; hasSummary?: boolean }

function IconForm({ rules = RULES, hasSummary = false }: IconFormProps) {
  const submit = useSubmit({ mapError: ({ text }) => ({ fields: { icon: text } }) })
  const upload = useUpload(submit, send, { name: 'icon', rules, missing: 'No icon.' })
  return (
    <Form submit={submit} onSubmit={upload.start}>
      <FileField label="Icon" upload={upload} help="Small ones." />
      {hasSummary && <FormError />}
      <SubmitButton>Upload</SubmitButton>
    </Form>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Icon')
const zone = () => input().parentElement ?? document.body
const statusText = () => screen.getByRole('status').textContent.trim()
const noteText = () => zone().nextElementSibling?.textContent
const shows = (text: string) => waitFor(() => expect(statusText()).toBe(text))
const alerts = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text),
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a file is chosen by the native control, previewed, and can be removed', async () => {
  render(<IconForm />)
  expect(statusText()).toBe('Choose, drop or paste a file.')
  expect(input().accept).toBe('image/png,image/svg+xml')
  await userEvent.upload(input(), picture)
  await shows('boat.png, 7 B')
  expect(zone().querySelector('img')?.getAttribute('src')).toBe('blob:boat')
  await press('Remove')
  expect(statusText()).toBe('Choose, drop or paste a file.')
  expect(document.activeElement).toBe(input())
})

test('a file is taken from a drop and from the clipboard', async () => {
  render(<IconForm />)
  fireEvent.drop(zone(), { dataTransfer: { files: [picture] } })
  await shows('boat.png, 7 B')
  const pasted = new File(['<svg/>'], 'star.svg', { type: 'image/svg+xml' })
  fireEvent.paste(zone(), { clipboardData: { files: [pasted] } })
  await shows('star.svg, 6 B')
  fireEvent.paste(zone(), { clipboardData: { files: [] } })
  expect(statusText()).toBe('star.svg, 6 B')
  fireEvent.drop(zone(), { dataTransfer: { files: [picture, pasted] } })
  await shows('boat.png, 7 B Of several files, the first one is taken.')
})

test('a file of another type or too large is refused in words that name it', async () => {
  render(<IconForm />)
  const text = new File(['text'], 'a.txt', { type: 'text/plain' })
  fireEvent.drop(zone(), { dataTransfer: { files: [text] } })
  await alerts('“a.txt” cannot be taken. Please choose a file of type PNG or SVG.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  const large = new File(['x'.repeat(101)], 'large.png', { type: 'image/png' })
  fireEvent.drop(zone(), { dataTransfer: { files: [large] } })
  await alerts('“large.png” is too large. Please choose a file of up to 100 B.')
  fireEvent.drop(zone(), { dataTransfer: { files: [picture] } })
  await alerts('')
  expect(input().hasAttribute('aria-invalid')).toBe(false)
  const scan = new File(['scan'], 'scan.TIF', { type: 'image/tiff' })
  fireEvent.drop(zone(), { dataTransfer: { files: [scan] } })
  await alerts('“scan.TIF” is a TIFF, which browsers cannot read. Please export it as JPEG or PNG.')
})

test.each([
  [['.zip'], 'ZIP'],
  [['.zip', '.paprikarecipes', '.json'], 'ZIP, PAPRIKARECIPES or JSON'],
])('where endings alone are taken, the refusal names them', async (accept, names) => {
  render(<IconForm rules={{ accept, maxBytes: 100 }} />)
  fireEvent.drop(zone(), { dataTransfer: { files: [picture] } })
  await alerts(`“boat.png” cannot be taken. Please choose a file of type ${names}.`)
})

test('a form with a refused file says so again, and not that a file is missing', async () => {
  render(<IconForm hasSummary />)
  await press('Upload')
  expect(noteText()).toBe('No icon.')
  const text = new File(['text'], 'a.txt', { type: 'text/plain' })
  fireEvent.drop(zone(), { dataTransfer: { files: [text] } })
  const refusal = '“a.txt” cannot be taken. Please choose a file of type PNG or SVG.'
  await waitFor(() => expect(noteText()).toBe(refusal))
  await press('Upload')
  expect(noteText()).toBe(refusal)
  expect(screen.queryByText('No icon.')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('the sizes before and after are told, and what is sent waits for them', async () => {
  const small = new File(['small'], 'boat.webp', { type: 'image/webp' })
  let finish = (_: Prepared) => {}
  const prepare = () => new Promise<Prepared>((resolve) => (finish = resolve))
  send.mockResolvedValueOnce('boat')
  render(<IconForm rules={{ ...RULES, prepare }} />)
  await userEvent.upload(input(), picture)
  expect(statusText()).toBe('boat.png, 7 B, is prepared…')
  await press('Upload')
  expect(send).not.toHaveBeenCalled()
  finish({ file: small, note: 'Of the animation, the first frame is taken.' })
  await waitFor(() => expect(send.mock.calls.map(([file]) => file)).toEqual([small]))
  await userEvent.upload(input(), picture)
  finish({ file: small, note: 'Of the animation, the first frame is taken.' })
  await shows('boat.png, 7 B → 5 B Of the animation, the first frame is taken.')
})

test('progress is shown, and cancelling keeps the file', async () => {
  let control: UploadControl | undefined
  send.mockImplementationOnce((_, given) => {
    control = given
    return new Promise((_resolve, reject) =>
      given.signal.addEventListener('abort', () => reject(given.signal.reason)),
    )
  })
  render(<IconForm />)
  await userEvent.upload(input(), picture)
  await press('Upload')
  control?.onProgress(0.4)
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending Icon' })
  await waitFor(() => expect(bar.value).toBe(0.4))
  expect(input().disabled).toBe(true)
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(control?.signal.aborted).toBe(true)
  expect(statusText()).toBe('boat.png, 7 B')
  expect(screen.queryByText('An unknown error occurred.')).toBeNull()
})

test('a failure is told beside the file, which is sent again on request', async () => {
  send.mockRejectedValueOnce(new ApiError(400, 'Not a picture.')).mockResolvedValueOnce('boat')
  render(<IconForm />)
  await userEvent.upload(input(), picture)
  await press('Upload')
  await screen.findByText('Not a picture.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await press('Send again')
  await waitFor(() => expect(statusText()).toBe('Choose, drop or paste a file.'))
  expect(send.mock.calls.map(([file]) => file)).toEqual([picture, picture])
  expect(screen.queryByText('Not a picture.')).toBeNull()
})

test('a form that is closed while its file is sent says that it was not', async () => {
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => (signal.onabort = () => reject(signal.reason)))
  send.mockImplementationOnce((_, { signal }) => untilAborted(signal)).mockResolvedValueOnce('sent')
  for (const isSent of [false, true]) {
    render(<IconForm />)
    fireEvent.drop(zone(), { dataTransfer: { files: [picture] } })
    await press('Upload')
    if (isSent) await shows('Choose, drop or paste a file.')
    cleanup()
  }
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  expect(showToast).toHaveBeenCalledExactlyOnceWith('error', expect.stringMatching(/not sent/))
})
