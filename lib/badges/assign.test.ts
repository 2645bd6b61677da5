import { expect, test, vi } from 'vitest'
import { assignAll } from '@/lib/badges/assign'
import { LockModel } from '@/models/lock'

test('where the database fails the job fails, as no other process holds it', async () => {
  const find = vi.spyOn(LockModel, 'findById').mockImplementation(() => {
    throw new Error('No database.')
  })
  await expect(assignAll(async () => new Map())).rejects.toThrow('No database.')
  find.mockRestore()
})
