import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ImportedRecipe } from '@/lib/cookbook/import/imported-recipe'
import { withDialogs } from '@/testing/components/dialogs'
import { ImportRecipe } from './import-recipe'

withDialogs()
afterEach(cleanup)

const PAGE = `<h1>Bean Stew</h1><h2>Ingredients</h2><ul><li>For the stew:<li>1 onion</ul>
  <h2>Method</h2><p>Chop the onion.</p>`

function open() {
  const taken: { recipes: ImportedRecipe[]; pictures: string[] } = { recipes: [], pictures: [] }
  const revert = vi.fn()
  render(
    <ImportRecipe
      onImport={(recipe) => {
        taken.recipes.push(recipe)
        return revert
      }}
      onPictures={(files) => taken.pictures.push(...files.map(({ name }) => name))}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Import a recipe' }))
  return { ...taken, revert }
}

test('what was not understood is listed, line by line, until the import is undone', async () => {
  const { recipes, revert } = open()
  fireEvent.change(screen.getByLabelText('Text or source'), { target: { value: PAGE } })
  await userEvent.click(screen.getByRole('button', { name: 'Fill the form' }))
  const list = await screen.findByRole('list', { name: 'Not taken over' })
  expect(list.textContent).toBe('For the stew:')
  expect(recipes).toMatchObject([{ title: 'Bean Stew' }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }))
  expect(revert).toHaveBeenCalledOnce()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a saved page fills the form, and its pictures are offered among those of the recipe', async () => {
  const { recipes, pictures } = open()
  const zone = screen.getByLabelText(/Choose, drop or paste a saved page/)
  const picture = new File(['x'], 'stew.jpg', { type: 'image/jpeg' })
  const page = new File([PAGE], 'stew.html', { type: 'text/html' })
  fireEvent.paste(screen.getByLabelText('Text or source'), { clipboardData: { files: [picture] } })
  await screen.findByText('Pictures for the recipe: stew.jpg')
  expect(recipes).toEqual([])
  fireEvent.change(zone, { target: { files: [page] } })
  await screen.findByText(/The form is filled/)
  expect(recipes).toMatchObject([{ instructions: ['Chop the onion.'] }])
  expect(pictures).toEqual(['stew.jpg'])
})

test('a page that is dropped together with its pictures brings them along', async () => {
  const { pictures } = open()
  const picture = new File(['x'], 'stew.jpg', { type: 'image/jpeg' })
  const page = new File([PAGE], 'stew.html', { type: 'text/html' })
  const zone = screen.getByLabelText(/Choose, drop or paste a saved page/)
  fireEvent.drop(zone, { dataTransfer: { files: [picture, page] } })
  await screen.findByText(/The form is filled/)
  expect(pictures).toEqual(['stew.jpg'])
})

test('a text without a recipe says so, and stays as it was typed', async () => {
  open()
  const field = screen.getByLabelText('Text or source')
  fireEvent.change(field, { target: { value: 'hello' } })
  await userEvent.click(screen.getByRole('button', { name: 'Fill the form' }))
  expect((await screen.findAllByText('No recipe was found in this text.')).length).toBeGreaterThan(
    0,
  )
  expect((field as HTMLTextAreaElement).value).toBe('hello')
})
