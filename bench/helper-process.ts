import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { StartCommand } from '../e2e/start-command'
import { hold } from './held'

/** A child process that answers messages; it ends with its parent. */
export type HelperProcess<Question, Answer> = {
  ask: (question: Question) => Promise<Answer>
  pid: number
  end: () => Promise<void>
}

/** Starts a file of this folder, which answers each message with one message.
 * @param limits flags of node and variables, by default none */
export function startHelper<Question extends Serializable, Answer>(
  file: string,
  args: readonly string[] = [],
  { flags, env }: Pick<StartCommand, 'flags' | 'env'> = { flags: [], env: {} },
): HelperProcess<Question, Answer> {
  const child = fork(path.join(import.meta.dirname, file), args, {
    execArgv: [...flags, '--import', 'tsx'],
    env: { ...process.env, ...env },
    serialization: 'advanced',
  })
  const end = hold(() => endChild(child))
  let before: Promise<unknown> = Promise.resolve()

  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it answered.`)
  })
  ended.catch(() => undefined)

  async function askNow(question: Question): Promise<Answer> {
    const answered = new Promise<unknown>((resolve) => child.once('message', resolve))
    child.send(question)
    return (await Promise.race([answered, ended])) as Answer
  }

  function ask(question: Question): Promise<Answer> {
    const answer = before.then(() => askNow(question))
    before = answer.catch(() => undefined)
    return answer
  }

  return { ask, pid: child.pid ?? 0, end }
}

/** The child calls it: it answers the parent's messages and ends with the parent. */
export function answerMessages<Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
): void {
  process.once('disconnect', () => process.exit(0))
  process.on('SIGINT', () => undefined)
  process.on('message', async (question) => {
    process.send?.(await answer(question as Question))
  })
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
