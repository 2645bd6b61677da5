import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '@/components/ui/form/draft-store'
import { withDialogs } from '@/testing/components/dialogs'
import type { Piece } from '@/lib/gallery/schema'
import { EditPiece } from './edit-piece'

const PIECE: Piece = {
  _id: '65a000000000000000000000',
  title: 'Harbour Front',
  creator: 'anna',
  description: '',
  altText: '',
  dateMade: '2026-03-10',
  imageFilename: 'a.webp',
  smallFilename: 'b.webp',
  width: 1600,
  height: 1200,
  widthCm: 60,
  heightCm: 40,
  order: 1,
  toShow: true,
  isEditable: true,
  isSample: false,
}

withDialogs()
beforeEach(forgetDrafts)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function save(texts: Readonly<Record<string, string>>, answer = Response.json({})) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(answer)
  vi.stubGlobal('fetch', fetch)
  render(<EditPiece piece={PIECE} onClose={() => {}} />)
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.clear(screen.getByLabelText(label))
    if (text) await userEvent.type(screen.getByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  const body: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))
  return body
}

test('a size with decimal commas is sent as numbers, and never erased (G-137)', async () => {
  expect(await save({ Width: '29,7', Height: '42,5' })).toMatchObject({
    widthCm: 29.7,
    heightCm: 42.5,
  })
})

test('emptied fields of the size clear it', async () => {
  expect(await save({ Width: '', Height: '' })).toMatchObject({ widthCm: null, heightCm: null })
})

test('a size that is no number, or could be two, is sent as typed and refused at its field', async () => {
  const text = 'Width and height must be 1 to 1000 cm, with one decimal at most.'
  const body = { error: text, message: text, fields: { heightCm: text } }
  const sent = await save(
    { Width: '29,7 cm', Height: '1,000' },
    Response.json(body, { status: 400 }),
  )
  expect(sent).toMatchObject({ widthCm: '29,7 cm', heightCm: '1,000' })
  await waitFor(() => {
    expect(screen.getByLabelText('Height').getAttribute('aria-invalid')).toBe('true')
  })
})

test('edited fields alone are sent, and of a conflict one side is chosen', async () => {
  const conflicts = { title: { sent: 'Quay', stored: 'Harbour' } }
  const answer = Response.json({ error: 'Changed.', conflicts }, { status: 409 })
  expect(await save({ Title: 'Quay' }, answer)).toEqual({
    title: 'Quay',
    before: { title: 'Harbour Front' },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /take theirs/ }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Harbour')
})

test('Escape keeps what was typed, and the dialog brings it back', async () => {
  const dialog = <EditPiece piece={PIECE} onClose={() => {}} />
  const first = render(dialog)
  await userEvent.type(screen.getByLabelText('Description'), 'Oil on board')
  first.unmount()
  const second = render(dialog)
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'Oil on board')
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(screen.getByLabelText('Description')).toHaveProperty('value', '')
  second.unmount()
})
