import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Order } from './sort-head'
import { sortRows } from './sort-rows'
import { type Column, Table } from './table'

afterEach(cleanup)

type Person = { name: string; visits: number }

const PEOPLE: readonly Person[] = [
  { name: 'ben', visits: 2 },
  { name: 'anna', visits: 10 },
  { name: 'cleo', visits: 2 },
]

const COLUMNS: readonly Column<Person>[] = [
  { key: 'name', head: 'name', cell: (row) => row.name, sortBy: (row) => row.name },
  {
    key: 'visits',
    head: 'visits',
    kind: 'number',
    cell: (row) => row.visits,
    sortBy: (row) => row.visits,
  },
  { key: 'edit', head: 'edit', isHeadHidden: true, cell: () => 'edit' },
]

const keyOf = ({ name }: Person) => name
const names = (order: Order) => sortRows(PEOPLE, COLUMNS, order).map(keyOf)

test('rows sort by any column, either way, and equal ones keep their order', () => {
  expect(names({ by: 'name', isDown: false })).toEqual(['anna', 'ben', 'cleo'])
  expect(names({ by: 'visits', isDown: true })).toEqual(['anna', 'ben', 'cleo'])
  expect(names({ by: 'visits', isDown: false })).toEqual(['ben', 'cleo', 'anna'])
  expect(names({ by: 'edit', isDown: true })).toEqual(['ben', 'anna', 'cleo'])
  expect(PEOPLE[0]?.name).toBe('ben')
})

function SortedTable() {
  const [order, setOrder] = useState<Order>({ by: 'name', isDown: false })
  return (
    <Table
      label="People"
      columns={COLUMNS}
      rows={sortRows(PEOPLE, COLUMNS, order)}
      keyOf={keyOf}
      sort={{ order, onOrder: setOrder }}
    />
  )
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstChild?.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })

test('a press on a head sorts, numbers from the greatest, and a second press turns it round', async () => {
  render(<SortedTable />)
  expect(cells()).toEqual(['anna', 'ben', 'cleo'])
  expect(head('name').getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(within(head('visits')).getByRole('button'))
  expect(cells()).toEqual(['anna', 'ben', 'cleo'])
  expect(head('visits').getAttribute('aria-sort')).toBe('descending')
  expect(head('name').hasAttribute('aria-sort')).toBe(false)
  await userEvent.click(within(head('visits')).getByRole('button'))
  expect(cells()).toEqual(['ben', 'cleo', 'anna'])
  expect(within(head('edit')).queryByRole('button')).toBeNull()
})

test('a list that the server sorts has heads that are links', () => {
  const order = { by: 'name', isDown: false }
  const hrefOf = ({ by, isDown }: Order) => `/people?by=${by}${isDown ? '&down' : ''}`
  const table = { label: 'People', columns: COLUMNS, rows: PEOPLE, keyOf }
  render(<Table {...table} sort={{ order, hrefOf }} />)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/people?by=name&down', '/people?by=visits&down'])
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
