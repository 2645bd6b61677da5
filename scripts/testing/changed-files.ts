import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The files that differ from a commit, new ones included and deleted ones not. */
export function changedFiles(root: string, since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const named = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(named)].filter((file) => file && fs.existsSync(path.join(root, file))).sort()
}
