import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { router } from '@/testing/components/router'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import { Header } from '@/components/shell/header'
import { ApiError } from '@/lib/http/client'
import { Field } from './field'
import { Form, FormError, SubmitButton } from './form'
import { storeUser } from '@/components/ui/stored-user'
import { setSessionEnded } from './session-state'
import { hasTypedForms } from './typed-forms'
import { useSubmit } from './use-submit'

const USER = { _id: '1', username: 'anna', email: 'anna@example.org', role: 'user' }
const send = vi.fn<(name: string) => Promise<void>>()

function Page() {
  const submit = useSubmit()
  const save = (data: FormData) => void submit.run(() => send(String(data.get('name'))))
  return (
    <>
      <StoredUserKeeper user={USER} />
      <Header
        siteName="Pochade"
        owner={null}
        logo={null}
        isSignedIn
        isAdmin={false}
        navigation={[]}
      />
      <Form submit={submit} onSubmit={save}>
        <Field label="Name" name="name" />
        <FormError />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  setSessionEnded(false)
  render(<Page />)
})
afterEach(cleanup)

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const account = () => screen.getByRole('navigation', { name: 'Account' }).textContent
const offer = () => screen.queryByRole('link', { name: 'Log in in a new tab' })

/** What another tab does to the storage that both share. */
const elsewhere = (newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'user', newValue })))

test('a session that ended is told in the form, which keeps its text and goes on after the log-in', async () => {
  send.mockRejectedValueOnce(new ApiError(401, 'Please log in.'))
  await userEvent.type(name(), 'Anna')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Please log in.')
  await screen.findByText(/What you typed is kept/)
  expect(offer()?.getAttribute('href')).toBe('/login?next=%2Fprofile')
  expect(offer()?.getAttribute('target')).toBe('_blank')
  expect(account()).toBe('signuplogin')

  // The log-in page empties the storage first.
  await elsewhere(null)
  expect(router.refresh).not.toHaveBeenCalled()
  await elsewhere(JSON.stringify(USER))
  expect(router.refresh).toHaveBeenCalledTimes(1)
  expect(account()).toBe('profilelogout')
  expect(offer()).toBeNull()
  expect(screen.getByText(/logged in again/)).toBeTruthy()
  expect(name().value).toBe('Anna')
  send.mockResolvedValueOnce()
  await save()
  expect(send.mock.calls).toEqual([['Anna'], ['Anna']])
  expect(screen.queryByText(/logged in again/)).toBeNull()
})

test('a sign-out in another tab leaves typed text alone, and the header follows', async () => {
  await userEvent.type(name(), 'Anna')
  await elsewhere(null)
  expect(router.refresh).not.toHaveBeenCalled()
  expect(account()).toBe('signuplogin')
  expect(name().value).toBe('Anna')
})

test('without typed text, or once it is sent, the page follows a sign-out', async () => {
  await elsewhere(null)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await elsewhere(JSON.stringify(USER))
  send.mockResolvedValueOnce()
  await userEvent.type(name(), 'Anna')
  await save()
  await waitFor(() => expect(hasTypedForms()).toBe(false))
  router.refresh.mockClear()
  await elsewhere(null)
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test('a refusal where nothing is typed has the page follow at once', async () => {
  send.mockRejectedValueOnce(new ApiError(401, 'Please log in.'))
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Please log in.')
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

test.each([
  [401, 'Invalid username or password.'],
  [403, 'Please log in.'],
])('a refusal with %i %s does not end the session', async (status, text) => {
  send.mockRejectedValueOnce(new ApiError(status, text))
  await userEvent.type(name(), 'Anna')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(offer()).toBeNull()
  expect(account()).toBe('profilelogout')
})

test('what one account typed is not sent by another one that has logged in meanwhile', async () => {
  send.mockRejectedValueOnce(new ApiError(401, 'Please log in.'))
  await userEvent.type(name(), 'Anna')
  await save()
  await screen.findByText(/What you typed is kept/)
  const ben = { ...USER, _id: '2', username: 'ben' }
  storeUser(ben)
  await elsewhere(JSON.stringify(ben))
  expect(screen.queryByText(/logged in again/)).toBeNull()
  await save()
  expect(screen.getByRole('alert').textContent).toMatch(/^Somebody else is logged in now/)
  expect(send).toHaveBeenCalledTimes(1)
  storeUser(USER)
  await save()
  expect(send).toHaveBeenCalledTimes(2)
})
