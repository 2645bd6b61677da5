import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDrafts } from '@/components/ui/form/draft-store'
import { defineFields } from '@/lib/form/fields'
import type { Setting } from '@/lib/settings/schema'
import { withDialogs } from '@/testing/components/dialogs'
import { SettingsForm } from './settings-form'

withDialogs()
beforeEach(forgetDrafts)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FIELDS = defineFields({
  SITE_NAME: { label: 'Name', kind: 'line', max: 40 },
  HOME_TITLE: { label: 'Title', kind: 'line', max: 120 },
  PAGE_VIEWS: {
    label: 'Count views',
    kind: 'choice',
    options: ['on', 'off'],
    invalid: 'on or off',
  },
  SMTP_URL: { label: 'Mail server', kind: 'line', max: 400, input: { 'data-secret': true } },
})

const settings = (values: Record<string, string>): Setting[] =>
  Object.entries({
    SITE_NAME: 'Pochade',
    HOME_TITLE: 'One a day',
    PAGE_VIEWS: 'on',
    SMTP_URL: '',
    ...values,
  }).map(([key, value]) => ({ key, value, source: 'settings' }) as Setting)

function open(values: Record<string, string> = {}) {
  const form = (shown: Record<string, string>) => (
    <SettingsForm title="Site" fields={FIELDS} settings={settings(shown)} />
  )
  const { rerender } = render(form(values))
  return (shown: Record<string, string>) => rerender(form(shown))
}

function collectCalls() {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ settings: [], history: [] })
  })
  return sent
}

async function save() {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'),
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

test('what is typed stays when another field of the section is stored or undone', () => {
  const store = open()
  type('Title', 'Two a day')
  store({ SITE_NAME: 'Maria', PAGE_VIEWS: 'off' })
  expect([field('Name').value, field('Title').value, field('Count views').value]).toEqual([
    'Maria',
    'Two a day',
    'off',
  ])
  store({})
  expect([field('Name').value, field('Title').value]).toEqual(['Pochade', 'Two a day'])
})

test('a saved field shows what was stored, and sends itself no more', async () => {
  const sent = collectCalls()
  const store = open()
  type('Name', 'Maria\u00ad')
  await save()
  expect(sent[0]).toMatchObject({ before: { SITE_NAME: 'Pochade' } })
  type('Title', 'Two a day')
  store({ SITE_NAME: 'Maria' })
  expect(field('Name').value).toBe('Maria')
  await save()
  expect(sent[1]).toEqual({
    values: { HOME_TITLE: 'Two a day' },
    before: { HOME_TITLE: 'One a day' },
  })
})

test('nothing is kept as a draft once all that was typed is stored', async () => {
  collectCalls()
  const store = open()
  type('Name', 'Maria')
  await save()
  store({ SITE_NAME: 'Maria', PAGE_VIEWS: 'off' })
  cleanup()
  open({ SITE_NAME: 'Anna', PAGE_VIEWS: 'off' })
  expect(field('Name').value).toBe('Anna')
  expect(screen.queryByText('What you typed before is here again.')).toBeNull()
})

test('what is typed is there again after the screen was left', () => {
  open()
  type('Title', 'Two a day')
  cleanup()
  open({ SITE_NAME: 'Maria' })
  expect(field('Title').value).toBe('Two a day')
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy()
})

test('rows that were changed or removed are there again, and follow what is stored', async () => {
  const fields = defineFields({
    LINKS: {
      label: 'Links',
      kind: 'lines',
      max: 1000,
      rows: [{ label: 'Name' }, { label: 'Address' }],
    },
  })
  const form = (value: string) => (
    <SettingsForm
      title="Links"
      fields={fields}
      settings={[{ key: 'LINKS', value, source: 'settings' } as Setting]}
    />
  )
  const names = async () =>
    (await screen.findAllByLabelText<HTMLInputElement>('Name')).map(({ value }) => value)
  render(form('Code https://a.example\nArt https://b.example'))
  const [first] = await screen.findAllByLabelText('Name')
  fireEvent.input(first ?? document.body, { target: { value: 'Source' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove Art' }))
  cleanup()
  const { rerender } = render(form('Code https://a.example\nArt https://b.example'))
  expect(await names()).toEqual(['Source'])
  expect(screen.getByText('What you typed before is here again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(await names()).toEqual(['Code', 'Art'])
  rerender(form('Photos https://c.example'))
  expect(await names()).toEqual(['Photos'])
})

test('a secret is sent once, and removed only after a question', async () => {
  const sent = collectCalls()
  open()
  type('Mail server', 'smtp://mail.example.org')
  await save()
  expect(field('Mail server').value).toBe('')
  await save()
  expect(screen.getByText('Nothing was changed.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'remove Mail server' }))
  expect(sent).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'remove' }))
  await waitFor(() => expect(sent[1]).toEqual({ values: { SMTP_URL: '' }, before: {} }))
})

async function typeOnWhileSaving() {
  type('Name', 'Maria')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  type('Name', 'Mariana')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' }).ariaBusy).not.toBe('true'),
  )
}

test('what is typed on while it is saved is compared with what was saved', async () => {
  const sent = collectCalls()
  const store = open()
  await typeOnWhileSaving()
  store({ SITE_NAME: 'Maria' })
  await save()
  expect(sent[1]).toEqual({ values: { SITE_NAME: 'Mariana' }, before: { SITE_NAME: 'Maria' } })
})

test('what is typed on while it is saved is there again after a reload', async () => {
  collectCalls()
  open()
  await typeOnWhileSaving()
  cleanup()
  open({ SITE_NAME: 'Maria' })
  expect(field('Name').value).toBe('Mariana')
})
