import { printError, print, StartError } from './run/print'
import { readPassword } from './run/read-password'
import { withDatabase } from './run/with-database'

// npm run admin:password -- <username>: sets a new password and ends its sessions (G-16)
const [username] = process.argv.slice(2)

if (!username) {
  printError('Usage: npm run admin:password -- <username>')
  process.exitCode = 1
} else {
  await withDatabase(async () => {
    const { setPassword } = await import('@/lib/account/admin-cli')
    const { generatePassword } = await import('@/lib/account/owner')
    const typed = await readPassword(`New password for ${username} (empty: one is made): `)
    const password = typed || generatePassword()
    if (password.length < 8 || password.length > 128) {
      throw new StartError('A password has 8 to 128 characters. Nothing was changed.')
    }
    const name = await setPassword(username, password)
    print(typed ? `${name} has a new password.` : `The new password of ${name} is ${password}`)
    print('All sessions of this account have ended.')
  })
}
