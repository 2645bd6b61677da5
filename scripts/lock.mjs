// Lock files that survive a crashed holder. Plain Node: setup.mjs uses them before anything is
// installed. A holder is known by its process id and start time, so that a later process with the
// same id (after a reboot, in a restarted container) is not taken for it.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** A lock file is written just after it is made; one that stays empty for longer is a wreck. */
const WRITING_MS = 2000

/**
 * Takes the lock at once, or tells who holds it.
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
    else removeWreck(file)
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

/** The living holder of a lock with its details, or undefined. */
export function lockHolder(file) {
  const holder = readHolder(file)
  return holder === 'writing' ? undefined : holder
}

/** Whether the process that was seen at `start` still runs. */
export function isRunning(pid, start) {
  const now = startOf(pid)
  return now !== undefined && (start === undefined || now === start)
}

/** What tells a process from a later one with its id; undefined when there is no such process. */
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

/** Only one process at a time may remove a dead holder's lock, or it could remove a new one. */
function removeWreck(file) {
  const guard = `${file}.break`
  try {
    fs.writeFileSync(guard, '', { flag: 'wx' })
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    pause(20)
    try {
      if (Date.now() - fs.statSync(guard).mtimeMs > 5000) fs.rmSync(guard, { force: true })
    } catch {
      // Another process has just finished with it.
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
