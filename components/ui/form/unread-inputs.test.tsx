import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Field } from './field'
import { Form, SubmitButton } from './form'
import { useSubmit } from './use-submit'

afterEach(cleanup)

function Note({ onSend }: { onSend: () => void }) {
  return (
    <Form submit={useSubmit()} onSubmit={onSend}>
      <Field label="Day" name="day" type="date" />
      <Field label="Count" name="count" type="number" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

/** jsdom has no half of a date, so the browser's own verdict is put in its place. */
function leaveUnread(label: string) {
  Object.defineProperty(screen.getByLabelText(label), 'validity', { value: { badInput: true } })
}

test('what the browser cannot read is refused at its field, and nothing is sent', () => {
  const onSend = vi.fn()
  render(<Note onSend={onSend} />)
  leaveUnread('Day')
  leaveUnread('Count')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const described = (description: string) =>
    document.getElementById(
      screen.getByLabelText(description).getAttribute('aria-describedby') ?? '',
    )?.textContent
  expect(described('Day')).toBe('Please enter the whole date.')
  expect(described('Count')).toBe('Please enter a number.')
  expect(onSend).not.toHaveBeenCalled()
})

test('an empty date and an empty number are sent', () => {
  const onSend = vi.fn()
  render(<Note onSend={onSend} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSend).toHaveBeenCalledOnce()
})
