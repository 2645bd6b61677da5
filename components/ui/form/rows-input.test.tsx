import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settingSections } from '@/lib/settings/form'
import type { FormField } from '@/lib/form/fields'
import { DataField } from './data-field'
import { Form, FormError, SubmitButton } from './form'
import { useSubmit } from './use-submit'

afterEach(cleanup)

function fieldOf(key: 'LINKS' | 'MENU') {
  const fields: Record<string, FormField | undefined> = Object.assign(
    {},
    ...settingSections(['home', 'store', 'search']).map((section) => section.fields),
  )
  const field = fields[key]
  if (field?.kind !== 'line' && field?.kind !== 'lines') throw new Error(`${key} is no text.`)
  return field
}

async function show(key: 'LINKS' | 'MENU', value: string) {
  const field = fieldOf(key)
  const { container } = render(<DataField name={key} field={field} value={value} />)
  await screen.findByRole('group')
  const input = container.querySelector<HTMLTextAreaElement>(`[name=${key}]`)
  if (!input) throw new Error('The form does not hold the text.')
  return input
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const TWO = 'My photos https://a.example\nCode https://b.example'

test('links are added, changed, moved and removed in rows, and stored a line each (G-140)', async () => {
  const stored = await show('LINKS', TWO)
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
  const stored = await show('MENU', 'search')
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

test('a row that is empty is not stored, and rows follow a text that is written into the form', async () => {
  const stored = await show('LINKS', '')
  fireEvent.click(screen.getByRole('button', { name: 'Add to links' }))
  expect(stored.value).toBe('')
  fireEvent.input(stored, { target: { value: TWO } })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(stored.value).toBe(TWO)
})

function LinksForm({ value, onSend }: { value: string; onSend: () => void }) {
  return (
    <Form submit={useSubmit()} onSubmit={onSend}>
      <DataField name="LINKS" field={fieldOf('LINKS')} value={value} />
      <FormError />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

test('what is wrong with a row is told once, at its input, which gets the focus (G-135)', async () => {
  const onSend = vi.fn()
  render(
    <LinksForm value={'Code https://b.example\nMy photos photos.example/anna'} onSend={onSend} />,
  )
  await click('Save')
  const second = screen.getAllByLabelText('Address')[1]
  expect(document.activeElement).toBe(second)
  expect(second?.getAttribute('aria-invalid')).toBe('true')
  const shown = screen.getAllByText('Please begin the address with https://.')
  expect(shown.filter((text) => !text.classList.contains('visually-hidden'))).toHaveLength(1)
  expect(screen.getAllByLabelText('Address')[0]?.hasAttribute('aria-invalid')).toBe(false)
  expect(onSend).not.toHaveBeenCalled()

  if (second) await userEvent.clear(second)
  await userEvent.keyboard('https://photos example')
  await click('Save')
  expect(screen.getAllByText('The address must have no spaces.')).not.toHaveLength(0)
  if (second) await userEvent.clear(second)
  await userEvent.keyboard('https://photos.example')
  await userEvent.clear(screen.getAllByLabelText('Name')[1] ?? document.body)
  await click('Save')
  expect(screen.getAllByText('Please enter the name.')).not.toHaveLength(0)
  await userEvent.keyboard('x'.repeat(61))
  await click('Save')
  expect(screen.getAllByText('Name must be at most 60 characters.')).not.toHaveLength(0)
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}')
  await click('Save')
  expect(onSend).toHaveBeenCalledTimes(1)
})
