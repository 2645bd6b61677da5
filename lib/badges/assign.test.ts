import { expect, test, vi } from 'vitest'
import { assignAll } from '@/lib/badges/assign'
import { LockModel } from '@/models/lock'

test('where the database fails the job fails, as no other process holds it', async () => {
  const find = vi.spyOn(LockModel, 'findById').mockImplementation(() => {
    throw new Error('No database.')
  })
  const countersOf = () => Promise.reject(new Error('Nobody counts.'))
  await expect(assignAll(countersOf)).rejects.toThrow('No database.')
  find.mockRestore()
})
