import { onTestFinished } from 'vitest'
import { temporaryFolder } from './server-process'

/** Makes a folder that is removed after the running test; the answer is its path. */
export function testFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  return folder.path
}
