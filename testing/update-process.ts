import { setBackupPlace } from '@/lib/backups/folder'
import { connectDb, disconnectDb, useDatabase as setDatabase } from '@/lib/db'
import { updateDatabase } from '@/lib/site/update-database'
import { awaitDatabase } from '@/scripts/run/await-database'

// Updates the database of MONGODB_URI; killed before its nth command, where n is given.
const [folder, killAt = 'never'] = process.argv.slice(2)

setDatabase(`${process.env.MONGODB_URI}?monitorCommands=true`)
await awaitDatabase('The database')
const connection = await connectDb()
const client = connection.getClient()
let commands = 0
client.on('commandStarted', () => {
  commands++
  if (String(commands) === killAt) process.kill(process.pid, 'SIGKILL')
})
setBackupPlace({ folder })
await updateDatabase()
await disconnectDb()
process.stdout.write(`${commands}\n`)
