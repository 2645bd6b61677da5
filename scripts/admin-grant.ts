import { printError, print } from './run/print'
import { withDatabase } from './run/with-database'

// npm run admin:grant -- <username>: makes an account admin (G-16)
const [username] = process.argv.slice(2)

if (!username) {
  printError('Usage: npm run admin:grant -- <username>')
  process.exitCode = 1
} else {
  await withDatabase(async () => {
    const { grantAdmin } = await import('@/lib/account/admin-cli')
    print(`${await grantAdmin(username)} is an admin now.`)
  })
}
