import fs from 'node:fs'
import path from 'node:path'
import { API_ROUTES_FILE, apiRoutesSource } from './build/api/api-routes'

// npm run routes: writes the list of routes that the browser's calls are typed by.
const root = path.resolve(import.meta.dirname, '..')
fs.writeFileSync(path.join(root, API_ROUTES_FILE), apiRoutesSource(root))
