// Lock files that are released when their holder crashes. Plain Node, as setup.mjs runs before
// packages are installed. A holder is identified by process id and start time, so that a later
// process with the same id (after a reboot, in a restarted container) does not count as the holder.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** A lock file that is empty for longer than this was left by a crash. */
const WRITING_MS = 2000

/**
 * Takes the lock, or returns its holder.
 * @param {string} file
 * @param {Record<string, unknown>} details kept beside the holder's id, readable by others
 */
export function takeLock(file, details = {}) {
  const owner = { pid: process.pid, start: startOf(process.pid) }
  for (;;) {
    try {
      fs.writeFileSync(file, JSON.stringify({ ...owner, ...details }), { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder === 'writing') pause(20)
    else if (holder) return { taken: false, holder }
    else removeStale(file)
  }
  return {
    taken: true,
    update(more) {
      const temporary = `${file}.${process.pid}`
      fs.writeFileSync(temporary, JSON.stringify({ ...owner, ...details, ...more }), {
        mode: 0o600,
      })
      fs.renameSync(temporary, file)
    },
    release: () => fs.rmSync(file, { force: true }),
  }
}

/** Waits for the lock; `onWait` is called once when another process holds it. */
export function waitForLock(file, onWait) {
  for (let waits = 0; ; waits++) {
    const lock = takeLock(file)
    if (lock.taken) return lock
    if (waits === 0) onWait(lock.holder)
    pause(200)
  }
}

/** The running holder of a lock with its details, or undefined. */
export function lockHolder(file) {
  const holder = readHolder(file)
  return holder === 'writing' ? undefined : holder
}

/** Whether the process with this id and start time still runs. */
export function isRunning(pid, start) {
  const now = startOf(pid)
  return now !== undefined && (start === undefined || now === start)
}

/** The start time of a process, in a form unique over reboots; undefined when it does not run. */
export function startOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined
      const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
      return `${boot}:${fields[19]}`
    }
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return 'running'
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function readHolder(file) {
  try {
    const age = Date.now() - fs.statSync(file).mtimeMs
    const text = fs.readFileSync(file, 'utf8')
    try {
      const holder = JSON.parse(text)
      return isRunning(holder.pid, holder.start) ? holder : undefined
    } catch {
      return age < WRITING_MS ? 'writing' : undefined
    }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Guarded, as two processes at once could remove a lock that was just taken. */
function removeStale(file) {
  const guard = `${file}.break`
  try {
    fs.writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    pause(20)
    try {
      if (Date.now() - fs.statSync(guard).mtimeMs > 5000) fs.rmSync(guard, { force: true })
    } catch {
      // Another process has just removed it.
    }
    return
  }
  try {
    if (readHolder(file) === undefined) fs.rmSync(file, { force: true })
  } finally {
    fs.rmSync(guard, { force: true })
  }
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
