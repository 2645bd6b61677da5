import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { defineFields } from '@/lib/form/fields'
import { FormFields } from './form-fields'
import { newValues } from './form-values'

afterEach(cleanup)

const FIELDS = defineFields({
  title: { label: 'Title', kind: 'line', max: 10, isCounted: true },
  body: { label: 'Body', kind: 'lines', max: 10, help: 'Some lines.' },
  day: { label: 'Day', kind: 'day', invalid: 'No.' },
  kind: {
    label: 'Kind',
    kind: 'choice',
    options: ['tea', 'coffee'],
    initial: 'tea',
    invalid: 'No.',
  },
  rating: {
    label: 'Rating',
    kind: 'number',
    min: 0,
    max: 10,
    decimals: 1,
    step: 0.1,
    isFixed: true,
    initial: '9.9',
    invalid: 'No.',
  },
  isShown: { label: 'shown', kind: 'flag', initial: 'true', invalid: 'No.' },
  isNew: { label: 'new', kind: 'flag', invalid: 'No.' },
})

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('each field is an input of its kind with its label, limit, help and value', () => {
  render(<FormFields fields={FIELDS} values={newValues(FIELDS)} />)
  expect(input('Title')).toMatchObject({ name: 'title', maxLength: 10, value: '' })
  expect(screen.getByRole('textbox', { description: 'Some lines.' })).toBe(input('Body'))
  expect(input('Day').type).toBe('date')
  expect(input('Kind').value).toBe('tea')
  expect(input('Rating').inputMode).toBe('decimal')
  expect(input('shown').checked).toBe(true)
  expect(input('new').checked).toBe(false)
})

test('a field that keeps its text itself counts what is typed', () => {
  render(<FormFields fields={FIELDS} values={{ ...newValues(FIELDS), title: 'Pier' }} />)
  expect(screen.getByText('4 / 10')).toBeTruthy()
  fireEvent.input(input('Title'), { target: { value: 'Quay 🚢' } })
  expect(screen.getByText('6 / 10')).toBeTruthy()
})

test('flags in a row stand in one cell', () => {
  render(<FormFields fields={FIELDS} values={newValues(FIELDS)} names={['isShown', 'isNew']} />)
  const cells = ['shown', 'new'].map((label) => input(label).closest('label')?.parentElement)
  expect(cells[0]?.parentElement).toBe(cells[1]?.parentElement)
})

test('what is typed is told with the name of its field', () => {
  const onType = vi.fn()
  render(<FormFields fields={FIELDS} values={newValues(FIELDS)} onType={onType} />)
  fireEvent.change(input('Title'), { target: { value: 'Pier' } })
  fireEvent.click(input('new'))
  expect(onType.mock.calls).toEqual([
    ['title', 'Pier'],
    ['isNew', 'true'],
  ])
})

test('the arrow keys step a number between its limits', () => {
  const heard: string[] = []
  render(
    <form onInput={({ target }) => heard.push((target as HTMLInputElement).value)}>
      <FormFields fields={FIELDS} values={newValues(FIELDS)} />
    </form>,
  )
  const rating = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Rating' })
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) fireEvent.keyDown(rating, { key })
  expect(heard).toEqual(['10.0', '10.0', '9.9'])
})

test('the arrow keys leave alone what is no number', () => {
  render(<FormFields fields={FIELDS} values={newValues(FIELDS)} />)
  fireEvent.input(input('Rating'), { target: { value: 'good' } })
  fireEvent.keyDown(input('Rating'), { key: 'ArrowUp' })
  expect(input('Rating').value).toBe('good')
})

test('several of a list are boxes in a group, and are typed in the order of the list', () => {
  const options = ['milk', 'nuts', 'eggs'].map((value) => ({ value, label: value }))
  const fields = defineFields({
    contains: { label: 'Contains', kind: 'ticks', options, invalid: 'No.', help: 'Tick them.' },
  })
  const onType = vi.fn()
  render(<FormFields fields={fields} values={{ contains: 'eggs' }} onType={onType} />)
  const group = screen.getByRole('group', { name: 'Contains', description: 'Tick them.' })
  expect(group.querySelectorAll('input')).toHaveLength(3)
  expect([input('eggs').checked, input('milk').checked]).toEqual([true, false])
  fireEvent.click(input('milk'))
  fireEvent.click(input('eggs'))
  expect(onType.mock.calls).toEqual([
    ['contains', 'milk, eggs'],
    ['contains', ''],
  ])
})

test('an area with a stored text keeps what was typed before hydration', async () => {
  const fields = { lead: { kind: 'lines', label: 'Lead', max: 100 } } as const
  const form = <FormFields fields={fields} values={{ lead: 'Stored.' }} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  await userEvent.type(screen.getByLabelText('Lead'), ' And typed.')
  render(form, { container, hydrate: true })
  expect(screen.getByLabelText('Lead')).toHaveProperty('value', 'Stored. And typed.')
})
