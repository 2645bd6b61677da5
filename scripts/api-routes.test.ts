import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { API_ROUTES_FILE, apiRoutesSource } from './build/api/api-routes'

const root = path.resolve(import.meta.dirname, '..')

test('the list of routes names each route file of app/api; `npm run routes` writes it', () => {
  expect(fs.readFileSync(path.join(root, API_ROUTES_FILE), 'utf8')).toBe(apiRoutesSource(root))
})
