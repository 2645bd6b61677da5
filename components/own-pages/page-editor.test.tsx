import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { forgetDrafts } from '@/components/ui/form/draft-store'
import { router } from '@/testing/components/router'
import { withDialogs } from '@/testing/components/dialogs'
import type { OwnPage } from '@/lib/own-pages/schema'
import { PageEditor } from './page-editor'

withDialogs()
afterEach(cleanup)
beforeEach(forgetDrafts)

const PAGE: OwnPage = {
  _id: '65ed3f0a1c9d440000a1b2c3',
  title: 'House rules',
  slug: 'house-rules',
  path: '/pages/house-rules',
  text: 'No shoes.',
  place: 'none',
  audience: 'public',
  state: 'draft',
  publishedAt: null,
  updatedAt: '2026-03-10T12:00:00.000Z',
  pictures: [],
}

const open = (page: OwnPage) => render(<PageEditor page={page} earlier={null} nodes={[]} />)

test('a draft is compared with the text that it was begun from, after a reload too (G-142)', async () => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/preview')) return Response.json({ nodes: [] })
    bodies.push(JSON.parse(String(body)))
    const text = { sent: 'No shoes, no hats.', stored: 'Hats off.' }
    const conflict = { error: 'Somebody else changed it.', conflicts: { text } }
    return Response.json(conflict, { status: 409 })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const first = open(PAGE)
  await userEvent.clear(screen.getByLabelText('Text'))
  await userEvent.type(screen.getByLabelText('Text'), 'No shoes, no hats.')
  first.unmount()

  open({ ...PAGE, text: 'Hats off.', updatedAt: '2026-03-10T13:00:00.000Z' })
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'No shoes, no hats.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies).toEqual([{ text: 'No shoes, no hats.', before: { text: 'No shoes.' } }])
  expect(await screen.findAllByText('Hats off.')).not.toHaveLength(0)
})

test('a draft that comes back is counted, says so, and can be discarded (G-142)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ nodes: [] }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const first = open(PAGE)
  expect(screen.queryByText('What you typed before is here again.')).toBeNull()
  await userEvent.type(screen.getByLabelText('Text'), ' No hats.')
  first.unmount()

  const second = open(PAGE)
  expect(screen.getByText('18 / 20000')).toBeTruthy()
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'No shoes.')
  expect(screen.getByText('9 / 20000')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull()
  second.unmount()

  open(PAGE)
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'No shoes.')
  expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull()
})

test('saving replaces the form in the history, so that Back leads to what was before it', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/preview') ? { nodes: [] } : { ...PAGE, path: '/pages/rules' }),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  router.push.mockClear()
  open(PAGE)
  await userEvent.type(screen.getByLabelText('Text'), ' No hats.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/pages/rules'))
  expect(router.push).not.toHaveBeenCalled()
})
