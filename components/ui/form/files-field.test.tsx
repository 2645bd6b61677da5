import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/http/client'
import { FilesField } from './files-field'
import { QueuedRow } from './queued-row'
import { useFileQueue } from './use-file-queue'

const send = vi.fn<(name: string) => Promise<void>>()

beforeEach(() => {
  send.mockReset().mockResolvedValue()
  URL.createObjectURL = () => 'blob:boat'
  URL.revokeObjectURL = () => {}
})
afterEach(cleanup)

function Pictures() {
  const files = useFileQueue()
  const sendThese = (keys?: string[]) => void files.send(({ file }) => send(file.name), keys)
  return (
    <>
      <FilesField label="Pictures" files={files} text="Choose pictures." help="JPEG or PNG.">
        <ul>
          {files.queue.map((item) => (
            <li key={item.key}>
              <QueuedRow item={item} files={files} retry={() => sendThese([item.key])} />
            </li>
          ))}
        </ul>
      </FilesField>
      <button onClick={() => sendThese()}>Send all</button>
    </>
  )
}

const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type })
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function drop(...files: File[]) {
  render(<Pictures />)
  fireEvent.drop(screen.getByLabelText('Pictures'), { dataTransfer: { files } })
}

test('of five dropped files the two that are refused are each named, and the others stay', async () => {
  const names = ['a.png', 'b.png', 'c.png']
  drop(
    ...names.map((name) => picture(name)),
    picture('d.tif', 'image/tiff'),
    picture('e.svg', 'image/svg+xml'),
  )
  await waitFor(() => {
    const refusals = within(screen.getByRole('alert')).getAllByText(/^“/)
    expect(refusals.map(({ textContent }) => textContent)).toEqual([
      '“d.tif” is a TIFF, which browsers cannot read. Please export it as JPEG or PNG.',
      '“e.svg” cannot be taken. Please choose a file of type JPEG, PNG, WEBP, AVIF, GIF or HEIC.',
    ])
  })
  expect(screen.getByLabelText('Pictures').getAttribute('aria-invalid')).toBe('true')
  expect(rows()).toEqual(names.map((name) => expect.stringContaining(name)))
})

test('what is sent leaves the lines; what fails says why in its line, and is sent again alone', async () => {
  const limit = new ApiError(429, 'Too many requests. Please try again in 24 minutes.', '', 1440)
  send.mockImplementationOnce(() => Promise.resolve()).mockRejectedValueOnce(limit)
  drop(picture('a.png'), picture('b.png'))
  await press('Send all')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toContain('b.png')
  await screen.findByText(limit.message)
  await press('Send b.png again')
  await waitFor(() => expect(rows()).toEqual([]))
  expect(send.mock.calls).toEqual([['a.png'], ['b.png'], ['b.png']])
})

test('a file that is refused while it is prepared counts as not sent', async () => {
  const { result } = renderHook(() => useFileQueue())
  act(() => result.current.add([picture('a.png'), picture('d.tif', 'image/tiff')]))
  const isWhole = await act(() => result.current.send(({ file }) => send(file.name)))
  expect([isWhole, send.mock.calls]).toEqual([false, [['a.png']]])
})
