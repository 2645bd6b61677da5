import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Column, type Order, Table } from './table'

afterEach(cleanup)

type Person = { name: string; visits: number }

const PEOPLE: readonly Person[] = [
  { name: 'ben', visits: 2 },
  { name: 'anna', visits: 10 },
  { name: 'cleo', visits: 2 },
]

const COLUMNS: readonly Column<Person>[] = [
  { key: 'name', head: 'name', cell: (row) => row.name, isSortable: true },
  {
    key: 'visits',
    head: 'visits',
    kind: 'number',
    cell: (row) => row.visits,
    isSortable: true,
  },
  { key: 'edit', head: 'edit', isHeadHidden: true, cell: () => 'edit' },
]

const keyOf = ({ name }: Person) => name

test('heads are links that sort, numbers from the greatest, and the chosen one turns round', () => {
  const order = { by: 'name', isDown: false }
  const hrefOf = ({ by, isDown }: Order) => `/people?by=${by}${isDown ? '&down' : ''}`
  const table = { label: 'People', columns: COLUMNS, rows: PEOPLE, keyOf }
  render(<Table {...table} sort={{ order, hrefOf }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/people?by=name&down', '/people?by=visits&down'])
  const sorted = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
  expect(sorted).toEqual(['ascending', null, null])
})

test('a row can give way to other content, or have some below it', () => {
  render(
    <Table
      label="People"
      columns={COLUMNS}
      rows={PEOPLE}
      keyOf={keyOf}
      instead={({ name }) => name === 'anna' && 'a form'}
      below={({ name }) => (name === 'cleo' ? { id: 'more', content: 'details' } : null)}
    />,
  )
  const texts = screen.getAllByRole('row').map((row) => row.textContent)
  expect(texts.slice(1)).toEqual(['ben2edit', 'a form', 'cleo2edit', 'details'])
  expect(screen.getByText('details').getAttribute('colspan')).toBe('3')
})

test('a table that stacks on a phone names each line after its column', () => {
  const table = { label: 'People', columns: COLUMNS, rows: PEOPLE.slice(0, 1), keyOf }
  const headsOf = () => screen.getAllByRole('cell').map((cell) => cell.dataset.head ?? '')
  const { rerender } = render(<Table {...table} />)
  expect(headsOf()).toEqual(['', '', ''])
  rerender(<Table {...table} stacks />)
  expect(headsOf()).toEqual(['name', 'visits', ''])
})
