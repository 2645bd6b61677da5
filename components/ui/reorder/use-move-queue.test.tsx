import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { router } from '@/testing/components/router'
import { useMoveQueue } from './use-move-queue'

const settle = () => act(async () => {})

/** Records what was stored; each call waits for `finish`. */
function open() {
  const { result } = renderHook(() => useMoveQueue<string>())
  const calls: { order: string; finish: (isStored: boolean) => void }[] = []
  const move = (order: string) =>
    act(() =>
      result.current.move(
        order,
        () =>
          new Promise<void>((resolve, reject) =>
            calls.push({
              order,
              finish: (isStored) => (isStored ? resolve() : reject(new Error('Refused.'))),
            }),
          ),
      ),
    )
  const stored = () => calls.map(({ order }) => order)
  async function finish(isStored: boolean) {
    calls.at(-1)?.finish(isStored)
    await settle()
  }
  return { move, stored, finish, shown: () => result.current.order }
}

test('a move is shown at once and stored after the one before it', async () => {
  const { move, stored, finish, shown } = open()
  move('bac')
  move('bca')
  await settle()
  expect([shown(), stored()]).toEqual(['bca', ['bac']])
  await finish(true)
  expect(stored()).toEqual(['bac', 'bca'])
})

test('after a failure the moves behind it are dropped, and later ones are stored', async () => {
  const { move, stored, finish, shown } = open()
  move('bac')
  move('bca')
  await settle()
  await finish(false)
  expect([shown(), stored()]).toEqual([null, ['bac']])
  expect(router.refresh).toHaveBeenCalledOnce()
  move('acb')
  await settle()
  expect(stored()).toEqual(['bac', 'acb'])
})
