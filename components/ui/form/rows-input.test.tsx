import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { settingSections } from '@/lib/settings/form'
import type { FormField } from '@/lib/form/fields'
import { RowsInput } from './rows-input'

afterEach(cleanup)

function show(key: 'LINKS' | 'MENU', value: string) {
  const fields: Record<string, FormField | undefined> = Object.assign(
    {},
    ...settingSections(['home', 'store', 'search']).map((section) => section.fields),
  )
  const field = fields[key]
  if (field?.kind !== 'line' && field?.kind !== 'lines') throw new Error(`${key} is no text.`)
  const { container } = render(<RowsInput name={key} field={field} value={value} />)
  const input = container.querySelector<HTMLInputElement>(`[name=${key}]`)
  if (!input) throw new Error('The form does not hold the text.')
  return input
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const TWO = 'My photos https://a.example\nCode https://b.example'

test('links are added, changed, moved and removed in rows, and stored a line each (G-140)', async () => {
  const stored = show('LINKS', TWO)
  expect(stored.value).toBe(TWO)
  await click('Move Code up')
  expect(stored.value).toBe('Code https://b.example\nMy photos https://a.example')
  await click('Add to links')
  await userEvent.keyboard('News')
  await userEvent.tab()
  await userEvent.keyboard('https://c.example')
  expect(stored.value).toMatch(/\nNews https:\/\/c\.example$/)
  await click('Remove My photos')
  expect(document.activeElement).toBe(screen.getByRole('group'))
  expect(stored.value).toBe('Code https://b.example\nNews https://c.example')
})

test('the menu is chosen from the entries that are not in it yet', async () => {
  const stored = show('MENU', 'search')
  await click('Add to menu')
  expect(stored.value).toBe('search, home')
  const [, second] = screen.getAllByRole('combobox')
  expect([...(second?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'home',
    'store',
  ])
  await userEvent.selectOptions(second ?? document.body, 'store')
  await click('Move store up')
  expect(stored.value).toBe('store, search')
  await click('Add to menu')
  expect(screen.queryByRole('button', { name: 'Add to menu' })).toBeNull()
})

test('a row that is empty is not stored, and rows follow a text that is written into the form', () => {
  const stored = show('LINKS', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add to links' }))
  expect(stored.value).toBe('')
  fireEvent.input(stored, { target: { value: TWO } })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(stored.value).toBe(TWO)
})
