import { ensureBuild } from './build/build'
import { messageOf, print, printError } from './run/print'
import { root } from './run/root'

// npm run build: makes the build of the current sources while a site serves an older one
try {
  const { distDir, leave } = await ensureBuild({ root, print })
  leave()
  print(`The build is in ${distDir}; the next start uses it.`)
} catch (error) {
  printError(messageOf(error))
  process.exitCode = 1
}
